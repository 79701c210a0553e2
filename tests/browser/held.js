// Everything that a page holds, by the place where it is: the page itself with what is in its shadows, and every kind of storage.
async () => {
  const shadows = [...document.querySelectorAll('*')].map((one) => one.shadowRoot).filter(Boolean)
  const typed = [...document.querySelectorAll('input, textarea, select')].map(({ value, checked }) => [value, checked])
  const databases = []
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((then, fail) => Object.assign(indexedDB.open(name), { onsuccess: ({ target }) => then(target.result), onerror: fail }))
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll()
      databases.push([name, store, await new Promise((then, fail) => Object.assign(all, { onsuccess: () => then(all.result), onerror: fail }))])
    }
    database.close()
  }
  const cached = []
  for (const name of (await globalThis.caches?.keys()) ?? []) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) cached.push([name, request.url, await (await cache.match(request)).text()])
  }
  return {
    page: document.body.outerHTML + document.body.getHTML({ shadowRoots: shadows }) + [...document.documentElement.attributes].map(({ value }) => value),
    head: [...document.head.children].filter((one) => !one.matches('link[href*="/assets/"]')).map((one) => one.outerHTML), // those come in any order
    typed,
    title: document.title,
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases,
    cached,
    kept: [window.name, JSON.stringify(history.state), location.href],
  }
}
