import { answer } from '../../lib/answer.ts'
import { consoleApi, portal } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { requireStaff } from '../staff/index.ts'
import { pauseJackpot } from './pause-jackpot.ts'
import { readPools, readStaffPools } from './read-pools.ts'

const reads = requireStaff('catalogue.read')
const manages = requireStaff('catalogue.manage')

export const jackpotRoutes = {
  pools: portal.jackpots.pools.handler(async ({ context: { call } }) => answer(call, ok(await readPools(call.app)))),
}

export const staffJackpotRoutes = {
  jackpotPools: consoleApi.staff.jackpotPools
    .use(reads)
    .handler(async ({ context: { call } }) => answer(call, ok(await readStaffPools(call.app)))),

  pauseJackpot: consoleApi.staff.pauseJackpot.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const paused = await pauseJackpot(call, { kind: 'staff', id: staff.staffId }, input)
    return answer(call, paused.ok ? ok(await readStaffPools(call.app)) : paused)
  }),
}
