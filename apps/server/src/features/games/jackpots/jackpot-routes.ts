import type { StaffPool } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi, portal } from '../../../lib/implement.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { askMove } from './ask-move.ts'
import { pauseJackpot } from './pause-jackpot.ts'
import { readPools, readStaffPools } from './read-pools.ts'

const reads = requireStaff('catalogue.read')
const manages = requireStaff('catalogue.manage')
const moves = requireStaff('vendors.manage')

export const jackpotRoutes = {
  pools: portal.jackpots.pools.handler(async ({ context: { call } }) => answer(call, ok(await readPools(call.app)))),
}

export const staffJackpotRoutes = {
  jackpotPools: consoleApi.staff.jackpotPools
    .use(reads)
    .handler(async ({ context: { call, staff } }) => answer(call, ok(await readStaffPools(call.app, staff)))),

  pauseJackpot: consoleApi.staff.pauseJackpot.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const paused = await pauseJackpot(call, { kind: 'staff', id: staff.staffId }, input)
    return answer(call, await shown(call, staff, paused))
  }),

  moveJackpot: consoleApi.staff.moveJackpot.use(moves).handler(async ({ input, context: { call, staff } }) => {
    const { vendorId, currency, jackpotId, tier, to, reason } = input
    const asked = await askMove({ call, staff }, { vendorId, currency, from: { jackpotId, tier }, to }, reason)
    return answer(call, await shown(call, staff, asked))
  }),
}

/** The pools as a use-case left them. */
const shown = async (call: Call, staff: StaffSession, done: Outcome<unknown>): Promise<Outcome<StaffPool[]>> =>
  done.ok ? ok(await readStaffPools(call.app, staff)) : done
