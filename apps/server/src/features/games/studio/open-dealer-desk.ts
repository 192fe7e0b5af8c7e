import { randomUUID } from 'node:crypto'
import { type DeskRight, VendorDeskTicketAnswer } from '@fairground/contract/studio'
import { PswUnknownOutcome } from '@fairground/psw'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'

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
  { app, ip, requestId }: Call,
  { staffId, name, isSupervisor }: Dealer,
  { tableId, language }: Wanted,
): Promise<Outcome<{ url: string }>> {
  const rights: DeskRight[] = isSupervisor ? ['deal', 'supervise'] : ['deal']
  const body = { requestId: randomUUID(), tableId, staffId, name, rights, language, framedBy: app.config.consoleUrl }
  try {
    const wish = { vendorId: houseVendorId, path: '/desk/tickets', body, isEvenWhenOff: true }
    const given = VendorDeskTicketAnswer.safeParse((await postToVendor(app, wish)).answer)
    if (!given.success) return refuse('NOT_FOUND')
    if (URL.parse(given.data.url)?.origin !== new URL(app.config.gamesUrl).origin) return refuse('GAME_UNAVAILABLE')
    const actor = { kind: 'staff', id: staffId } as const
    await transact(app.db, (tx) =>
      recordAudit(tx, { actor, action: 'table.desk-opened', subject: tableId, detail: { rights }, ip, requestId }),
    )
    return ok({ url: given.data.url })
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return refuse('GAME_UNAVAILABLE')
  }
}
