import { randomUUID } from 'node:crypto'
import type { StaffDeskRight } from '@fairground/contract/staff-desk'
import { type Answer, callAsPortal, type TestVendor } from './test-vendor.ts'

export interface DeskPerson {
  staffId: string
  rights?: StaffDeskRight[]
  sameAs?: string[]
}

/** A ticket for the desk of a vendor, as the portal asks for one. */
export async function deskTicketFor(
  world: TestVendor,
  { staffId, rights = ['run', 'supervise'], sameAs = [] }: DeskPerson,
): Promise<string> {
  const { body } = await callAsPortal(world, 'POST', '/desk/tickets', {
    ...{ requestId: randomUUID(), staffId, name: staffId, rights, sameAs, language: 'en' },
    framedBy: 'http://console.test',
  })
  return new URL((body as { url: string }).url).searchParams.get('ticket') ?? ''
}

/** What the page of a desk sends to open itself. */
export const openDeskWith = (world: TestVendor, url: string, ticket: string): Promise<Answer<unknown>> =>
  world.call({
    ...{ method: 'POST', url, headers: { 'content-type': 'application/json' } },
    payload: JSON.stringify({ ticket }),
  })

/** Whatever one person sends from an open desk. */
export async function openTestDesk(world: TestVendor, url: string, person: DeskPerson) {
  const { body } = await openDeskWith(world, url, await deskTicketFor(world, person))
  const { token } = body as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return (method: 'GET' | 'POST', path: string, sent?: object): Promise<Answer<unknown>> =>
    world.call({ method, url: path, headers, ...(sent && { payload: JSON.stringify(sent) }) })
}
