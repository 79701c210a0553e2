// The shell of the house, kept by the browser: it opens when the house is gone, and says so. Nothing of a game is ever
// kept: the build writes down what the shell is made of, all of it is put away when this worker comes, and nothing is
// added later.
const SHELL = __SHELL__
const CACHE = 'coterie-__BUILD__'
const PAGE = '/' // one page, which reads its own address
const GONE = [502, 503, 504] // what a proxy says when there is no house behind it

addEventListener('install', (event) => event.waitUntil(keep()))
addEventListener('activate', (event) => event.waitUntil(clear()))
addEventListener('push', (event) => event.waitUntil(call(event.data)))
addEventListener('notificationclick', (event) => event.waitUntil(show(event.notification)))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (SHELL.includes(pathname)) event.respondWith(file(request))
})

/** All or nothing: a page of another build than its files would be a page that does not open. */
async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll(SHELL)
  const page = await (await cache.match(PAGE)).text()
  const wanted = [...page.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path)
  if (wanted.every((path) => SHELL.includes(path))) return
  await caches.delete(CACHE)
  throw new Error('The house was built anew meanwhile: the next visit keeps its shell.')
}

/** An earlier shell goes when this one takes over, which is when no page of that build is open any more. */
async function clear() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}

/** As the house has it now; only when there is no house, as it was. */
async function page(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer && !GONE.includes(answer.status)) return answer
  return (await cached(PAGE)) ?? answer ?? Response.error()
}

/** The name of such a file changes with what is in it: what was kept is what the house would send. */
const file = async (request) => (await cached(request)) ?? fetch(request)

const cached = async (what) => (await caches.open(CACHE)).match(what, { ignoreVary: true })

/** It is somebody's turn, and no page may be open. A later call of a table takes the place of the one before. */
async function call(data) {
  const { title, body, lang, table } = data?.json() ?? {}
  if (!/^\w{8}$/.test(table)) return
  await registration.showNotification(title, { body, lang, tag: table, data: `/t/${table}`, icon: '/icon-192.png' })
}

/** Back to the table that called. */
async function show(notification) {
  notification.close()
  const path = notification.data
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : clients.openWindow(path))
}
