/// <reference lib="webworker" />

/** Put in by the build: all files of the app, and a name that changes with any of them. */
declare const FILES: readonly string[]
declare const VERSION: string

/** A worker's, and not a page's. */
declare const self: ServiceWorkerGlobalScope
const CACHE = `revier-${VERSION}`

/** Everything is fetched at the first visit; from then on the app plays without a network. */
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()))
})

/** What came before this version goes, but for the last of it: pages of it may be open, and load what they lack. */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('revier-') && name !== CACHE)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

/** Every address of the app is the same page; files have names of their own. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (/^\/(?:api|ws)\b/.test(url.pathname)) return // what people elsewhere do is never kept
  const wanted = request.mode === 'navigate' ? '/' : url.pathname
  event.respondWith(kept(wanted).then((found) => found ?? fetch(request)))
})

/** A file of this version, or of the one before. */
const kept = async (wanted: string): Promise<Response | undefined> =>
  (await (await caches.open(CACHE)).match(wanted)) ?? caches.match(wanted)

interface Notice {
  readonly title: string
  readonly body: string
  readonly table: string
}

/** A table calls somebody who is not looking. */
self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, table } = event.data.json() as Notice
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: `/online/${table}` }),
  )
})

/** Goes to the table, in a window that is open already if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data)))
})

async function show(path: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!open) return void (await self.clients.openWindow(path))
  await open.focus()
  await open.navigate(path)
}
