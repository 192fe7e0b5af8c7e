// Keeps the shell of the site for when there is no network. Answers of the server, money and sign-ins are never kept.
const version = '%BUILD%'
const cacheName = `shell-${version}`
const shell = ['/offline.html', '/before-paint.js', '/favicon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(shell)))
})

self.addEventListener('activate', (event) => {
  const removeOld = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(removeOld())
})

// A page that was told of a new version and asks for it.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

/** Files with their hash in the name are the same for ever. */
const isHashed = ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/assets/')

async function keptOrFetched(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(cacheName)
    await cache.put(request, answer.clone())
  }
  return answer
}

async function pageOrShell(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(pageOrShell(request))
  else if (isHashed(new URL(request.url))) event.respondWith(keptOrFetched(request))
})

// A message of the inbox, told by the server through the browser's push service.
self.addEventListener('push', (event) => {
  const { id, title, body, url, lang } = event.data.json()
  const look = { body, lang, dir: 'auto', tag: id, icon: '%ICON%', data: { url } }
  event.waitUntil(self.registration.showNotification(title, look))
})

/** Only pages of this site are opened. */
const pageOf = (url) => {
  const page = new URL(url, self.location.origin)
  return page.origin === self.location.origin ? page.href : self.location.origin
}

async function openPage(url) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(url)
  await open.focus()
  return open.navigate(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(pageOf(event.notification.data.url)))
})
