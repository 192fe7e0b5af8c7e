import type { StakeLimitRow } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { decideWish } from '../../site/wishes/index.ts'
import { askStakeLimits } from './ask-stake-limits.ts'
import { readStakeLimit, readStakeLimits } from './read-stake-limits.ts'
import { stakeLimitKind } from './stake-limit-kind.ts'
import type { LimitsKey } from './stake-limit-store.ts'

const { staff: api } = consoleApi
const manages = requireStaff('vendors.manage')

export const stakeLimitRoutes = {
  stakeLimits: api.stakeLimits
    .use(requireStaff('catalogue.read'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, ok(await readStakeLimits(call.app, staff, input))),
    ),

  askStakeLimits: api.askStakeLimits
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await askStakeLimits(call, staff, input))),
    ),

  decideStakeLimits: api.decideStakeLimits.use(manages).handler(async ({ input, context: { call, staff } }) => {
    const { changeId: wishId, isApproved } = input
    const decided = await decideWish({ call, staff }, [stakeLimitKind], { wishId, isApproved })
    const key = decided.ok ? ok(stakeLimitKind.payload.parse(decided.value.payload)) : decided
    return answer(call, await shown(call, staff, key))
  }),
}

const shown = async (call: Call, staff: StaffSession, done: Outcome<LimitsKey>): Promise<Outcome<StakeLimitRow>> =>
  done.ok ? ok(await readStakeLimit(call.app, staff, done.value)) : done
