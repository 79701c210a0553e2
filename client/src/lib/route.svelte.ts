// The address of the page: its path, and its fragment, which is read once and then removed.

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

  /** Take a value out of the fragment. It is a key, so it is removed from the address bar and returned once. */
  take(name: string): string {
    const value = this.#fragment.get(name) ?? ''
    if (value) {
      this.#fragment.delete(name)
      history.replaceState(null, '', location.pathname)
    }
    return value
  }

  /** Follow a link within the client without reloading the page. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const route = new Route()
