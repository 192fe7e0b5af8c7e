import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { Outcome } from '../connection/outcome.ts'
import type { PortalPage } from '../frame/portal-page.ts'
import { createFrameStart } from './frame-start.ts'

const Session = z.object({ session: z.string(), lobbyUrl: z.string(), cashierUrl: z.string() })
type Session = z.infer<typeof Session>
const opened: Session = { session: 's1', lobbyUrl: '/', cashierUrl: '/cashier' }

function frame(answer: Outcome<Session>, launchToken: string | undefined, begun: Outcome<string>) {
  const client = { carryBearer: vi.fn(), open: vi.fn(async () => answer), balance: async () => answer }
  const portal = { settle: vi.fn() } as unknown as PortalPage
  const onOpened = vi.fn()
  const begin = vi.fn(async () => begun)
  const launch = { gameId: crypto.randomUUID(), launchToken }
  const start = createFrameStart<Session, string>({ launch, portal, client, Session, onOpened, begin })
  return { start, client, portal, onOpened, begin }
}

test('a launch link opens the session, and then what the frame shows', async () => {
  const { start, client, portal, onOpened } = frame({ ok: true, value: opened }, 'token', { ok: true, value: 'lists' })
  expect(start.state.get().now).toEqual({ kind: 'opening' })
  await start.run()
  expect(client.carryBearer).toHaveBeenCalledWith('s1')
  expect(portal.settle).toHaveBeenCalledWith(opened)
  expect(onOpened).toHaveBeenCalledWith(opened)
  expect(start.state.get().now).toEqual({ kind: 'ready', play: 'lists' })
})

test('what stops it is told by its code, and it can be tried again', async () => {
  const { start, client, begin } = frame({ ok: false, code: 'TOO_MANY_REQUESTS' }, 'token', {
    ok: true,
    value: 'lists',
  })
  await start.run()
  expect(start.state.get().now).toEqual({ kind: 'stopped', code: 'TOO_MANY_LAUNCHES' })
  expect(begin).not.toHaveBeenCalled()
  client.open.mockResolvedValueOnce({ ok: true, value: opened })
  await start.run()
  expect(start.state.get().now).toEqual({ kind: 'ready', play: 'lists' })
})

test('a page without a launch link and without a kept session says that its link was used', async () => {
  const { start } = frame({ ok: true, value: opened }, undefined, { ok: true, value: 'lists' })
  await start.run()
  expect(start.state.get().now).toEqual({ kind: 'stopped', code: 'LAUNCH_LINK_USED' })
})

test('what cannot be fetched stops it', async () => {
  const { start } = frame({ ok: true, value: opened }, 'token', { ok: false, code: 'OFFLINE' })
  await start.run()
  expect(start.state.get().now).toEqual({ kind: 'stopped', code: 'OFFLINE' })
})
