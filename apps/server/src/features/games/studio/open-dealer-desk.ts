import { randomUUID } from 'node:crypto'
import { type DeskRight, VendorDeskTicketAnswer } from '@fairground/contract/studio'
import type { Call } from '../../../lib/call.ts'
import { listInOneHand } from '../../../lib/one-hand.ts'
import type { Outcome } from '../../../lib/outcome.ts'
import { askAddress } from './ask-address.ts'

interface Wanted {
  tableId: string
  language: string
}

interface Dealer {
  staffId: string
  name: string
  isSupervisor: boolean
}

/**
 * Asks the studio for an address at which this person works at the desk of a dealer's table; recorded. What they may do
 * there is said once, with the ticket. Refusals: NOT_FOUND, GAME_UNAVAILABLE.
 */
export async function openDealerDesk(
  call: Call,
  { staffId, name, isSupervisor }: Dealer,
  { tableId, language }: Wanted,
): Promise<Outcome<{ url: string }>> {
  const sameAs = [...(await listInOneHand(call.app.db, staffId, call.app.clock.now()))]
  const rights: DeskRight[] = isSupervisor ? ['deal', 'supervise'] : ['deal']
  const framedBy = call.app.config.consoleUrl
  return askAddress(call, {
    path: '/desk/tickets',
    body: { requestId: randomUUID(), tableId, staffId, name, rights, sameAs, language, framedBy },
    answer: VendorDeskTicketAnswer,
    audit: { staffId, action: 'table.desk-opened', subject: tableId, detail: { rights } },
  })
}
