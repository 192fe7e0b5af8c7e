import type { Adjustment as AdjustmentAnswer } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import { answer } from '../../lib/answer.ts'
import type { Call } from '../../lib/call.ts'
import { consoleApi } from '../../lib/implement.ts'
import { type Outcome, ok, refuseField } from '../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../staff/index.ts'
import { getBalances } from '../wallet/index.ts'
import { getListed, type ListedAdjustment, listAdjustments } from './adjustment-store.ts'
import { viewAdjustment } from './adjustment-view.ts'
import { approveAdjustment } from './approve-adjustment.ts'
import { askAdjustment } from './ask-adjustment.ts'
import { turnDownAdjustment } from './turn-down-adjustment.ts'

const { staff: api } = consoleApi

export const adjustmentRoutes = {
  adjustments: api.adjustments.use(requireStaff('ledger.read')).handler(async ({ input, context: { call, staff } }) => {
    const { state, query, pageNo, pageSize } = input
    const { listed, total } = await listAdjustments(call.app.db, { state, query, pageNo, pageSize })
    return answer(call, ok({ list: await view(call, staff, listed), total, pageNo, pageSize }))
  }),

  askAdjustment: api.askAdjustment
    .use(requireStaff('adjustments.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const amountMinor = parseAmount(input.amount, getCurrency(call.app.config.currency))
      if (amountMinor === undefined) return answer(call, refuseField('amount', 'validation.format'))
      const { member, direction, reason, requestId } = input
      const asked = await askAdjustment(call, staff, { member, direction, amountMinor, reason, requestId })
      return answer(call, await shown(call, staff, asked))
    }),

  approveAdjustment: api.approveAdjustment
    .use(requireStaff('adjustments.decide'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await approveAdjustment(call, staff, input.adjustmentId))),
    ),

  rejectAdjustment: api.rejectAdjustment
    .use(requireStaff('adjustments.decide'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await turnDownAdjustment(call, staff, input))),
    ),
}

/** What a use-case left behind, as this person sees it. */
async function shown(call: Call, staff: StaffSession, outcome: Outcome<string>): Promise<Outcome<AdjustmentAnswer>> {
  if (!outcome.ok) return outcome
  const [first] = await view(call, staff, [await getListed(call.app.db, outcome.value)])
  if (!first) throw new Error(`adjustment ${outcome.value} has no view`)
  return ok(first)
}

async function view(call: Call, reviewer: StaffSession, listed: ListedAdjustment[]): Promise<AdjustmentAnswer[]> {
  const balanceOf = await getBalances(
    call.app.db,
    listed.map(({ adjustment: { memberId, currency } }) => ({ memberId, currency })),
  )
  return listed.map((each) =>
    viewAdjustment({ ...each, availableMinor: balanceOf(each.adjustment).availableMinor, reviewer }),
  )
}
