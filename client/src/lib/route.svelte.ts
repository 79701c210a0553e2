// Where the reader is: the path of the page, and what stood after its #, which is read once and taken away.

class Route {
  path = $state(location.pathname)
  #fragment = new URLSearchParams(location.hash.slice(1))

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  /** What the link's fragment says under this name. It is a key: it leaves the address bar, and comes once. */
  take(name: string): string {
    const value = this.#fragment.get(name) ?? ''
    if (value) {
      this.#fragment.delete(name)
      history.replaceState(null, '', location.pathname)
    }
    return value
  }

  /** Follows a link of ours without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const route = new Route()
