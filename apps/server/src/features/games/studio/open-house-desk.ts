import { randomUUID } from 'node:crypto'
import type { StaffDeskRight } from '@fairground/contract/staff-desk'
import * as z from 'zod'
import type { Call } from '../../../lib/call.ts'
import { listInOneHand } from '../../../lib/one-hand.ts'
import { type Outcome, refuse } from '../../../lib/outcome.ts'
import { lotteryVendorId, sportsbookVendorId } from '../catalogue/index.ts'
import { askAddress } from './ask-address.ts'

interface Worker {
  staffId: string
  name: string
  isSupervisor: boolean
}

const desks = {
  lottery: { vendorId: lotteryVendorId, action: 'lottery.desk-opened' },
  sportsbook: { vendorId: sportsbookVendorId, action: 'sports.desk-opened' },
} as const

/**
 * Asks the lottery or the sportsbook for an address at which this person works at its desk; recorded. Refusals: NOT_FOUND,
 * GAME_UNAVAILABLE, the latter also where that vendor is not set up.
 */
export async function openHouseDesk(
  call: Call,
  house: keyof typeof desks,
  { staffId, name, isSupervisor }: Worker,
  language: string,
): Promise<Outcome<{ url: string }>> {
  const { [house]: vendor, consoleUrl } = call.app.config
  if (!vendor) return refuse('GAME_UNAVAILABLE')
  const { vendorId, action } = desks[house]
  const sameAs = [...(await listInOneHand(call.app.db, staffId, call.app.clock.now()))]
  const rights: StaffDeskRight[] = isSupervisor ? ['run', 'supervise'] : ['run']
  return askAddress(call, {
    vendor: { vendorId, origin: vendor.url },
    path: '/desk/tickets',
    body: { requestId: randomUUID(), staffId, name, rights, sameAs, language, framedBy: consoleUrl },
    answer: z.object({ url: z.string() }),
    audit: { staffId, action, subject: vendorId, detail: { rights } },
  })
}
