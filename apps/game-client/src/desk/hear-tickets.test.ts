import { hearTickets } from '@fairground/vendor-ui'
import { expect, it, vi } from 'vitest'
import { Desk } from './desk.ts'
import type { DeskClient } from './desk-client.ts'

const console_ = 'https://console.example'
const type = 'fairground.desk-ticket'

it('hears a ticket of the page that frames it, and of nobody else', () => {
  const parent = {}
  let hear: (event: object) => void = () => {}
  const page = { parent, addEventListener: (_type: string, listen: typeof hear) => (hear = listen) }
  const onTicket = vi.fn()
  hearTickets(page as unknown as Window, `${console_}/`, onTicket)
  const good = { source: parent, origin: console_, data: { type, ticket: 'a ticket' } }
  hear({ ...good, origin: 'https://console.example.evil' })
  hear({ ...good, source: {} })
  hear({ ...good, data: { type: 'fairground.ready' } })
  hear({ ...good, data: 'a ticket' })
  expect(onTicket).not.toHaveBeenCalled()
  hear(good)
  expect(onTicket).toHaveBeenCalledExactlyOnceWith('a ticket')
})

const viewOf = (staffId: string, tableId = 'table-1') => ({ tableId, serverMs: 0, me: { staffId } })
const deskOf = (answer: object) => {
  const client = { open: vi.fn(async () => answer), carryBearer: vi.fn() }
  return { client, desk: new Desk(client as unknown as DeskClient, viewOf('stf-1') as never) }
}

it('goes on with the session of a further ticket', async () => {
  const { client, desk } = deskOf({ ok: true, value: { token: 'new', view: viewOf('stf-1') } })
  await desk.renew('a ticket')
  expect(client.open).toHaveBeenCalledWith('a ticket')
  expect(client.carryBearer).toHaveBeenCalledWith('new')
})

it.each([
  ['a refused ticket', { ok: false, code: 'LAUNCH_LINK_USED' }],
  ['another person', { ok: true, value: { token: 'new', view: viewOf('stf-2') } }],
  ['another table', { ok: true, value: { token: 'new', view: viewOf('stf-1', 'table-2') } }],
])('keeps its session after %s', async (_name, answer) => {
  const { client, desk } = deskOf(answer)
  await desk.renew('a ticket')
  expect(client.carryBearer).not.toHaveBeenCalled()
})
