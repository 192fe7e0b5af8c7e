import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'

const origin = 'https://site.test'
const code = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')

type Handler = (event: object) => void
let handlers: Map<string, Handler>
let open: { focus: () => void; navigate: (url: string) => void }[]
const showNotification = vi.fn()
const openWindow = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  handlers = new Map()
  open = []
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    location: new URL(origin),
    registration: { showNotification },
    clients: { matchAll: async () => open, openWindow },
  }
  runInContext(code, createContext({ self, URL }))
})

/** What happens in the browser, to its end. */
async function happen(type: string, event: object) {
  const work: Promise<unknown>[] = []
  handlers.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) })
  await Promise.all(work)
}

const click = (url: string) => happen('notificationclick', { notification: { close: () => {}, data: { url } } })

test('a notice is shown with its words, once for a message', async () => {
  const notice = { id: 'msg_1', title: 'Tiền đã vào', body: 'Xem ngay', url: '/member/messageV2', lang: 'vi' }
  await happen('push', { data: { json: () => notice } })
  expect(showNotification).toHaveBeenCalledWith(
    'Tiền đã vào',
    expect.objectContaining({ body: 'Xem ngay', tag: 'msg_1', lang: 'vi', data: { url: '/member/messageV2' } }),
  )
})

test('a press opens the page of the notice: in a window that is open, else in a new one; never a page of another site', async () => {
  await click('/member/messageV2')
  expect(openWindow).toHaveBeenLastCalledWith(`${origin}/member/messageV2`)
  await click('https://elsewhere.test/')
  expect(openWindow).toHaveBeenLastCalledWith(origin)
  const page = { focus: vi.fn(), navigate: vi.fn() }
  open = [page]
  await click('/member/messageV2')
  expect(page.focus).toHaveBeenCalledOnce()
  expect(page.navigate).toHaveBeenCalledWith(`${origin}/member/messageV2`)
  expect(openWindow).toHaveBeenCalledTimes(2)
})
