import { randomUUID } from 'node:crypto'
import type { StaffDeskRight } from '@fairground/contract/staff-desk'
import * as z from 'zod'
import type { Call } from '../../../lib/call.ts'
import { listInOneHand } from '../../../lib/one-hand.ts'
import { type Outcome, refuse } from '../../../lib/outcome.ts'
import { lotteryVendorId } from '../catalogue/index.ts'
import { askAddress } from './ask-address.ts'

interface Worker {
  staffId: string
  name: string
  isSupervisor: boolean
}

/**
 * Asks the lottery for an address at which this person works at its desk; recorded. Refusals: NOT_FOUND, GAME_UNAVAILABLE,
 * the latter also where no lottery is set up.
 */
export async function openLotteryDesk(
  call: Call,
  { staffId, name, isSupervisor }: Worker,
  language: string,
): Promise<Outcome<{ url: string }>> {
  const { lottery, consoleUrl } = call.app.config
  if (!lottery) return refuse('GAME_UNAVAILABLE')
  const sameAs = [...(await listInOneHand(call.app.db, staffId, call.app.clock.now()))]
  const rights: StaffDeskRight[] = isSupervisor ? ['run', 'supervise'] : ['run']
  return askAddress(call, {
    vendor: { vendorId: lotteryVendorId, origin: lottery.url },
    path: '/desk/tickets',
    body: { requestId: randomUUID(), staffId, name, rights, sameAs, language, framedBy: consoleUrl },
    answer: z.object({ url: z.string() }),
    audit: { staffId, action: 'lottery.desk-opened', subject: lotteryVendorId, detail: { rights } },
  })
}
