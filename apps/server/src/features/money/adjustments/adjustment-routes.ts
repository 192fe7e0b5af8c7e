import type { Adjustment } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok, refuseField } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { listWishes, reviewerOf, type Wish } from '../../site/wishes/index.ts'
import { getBalances, listAdjustmentTransfers } from '../wallet/index.ts'
import { AdjustmentPayload } from './adjustment.ts'
import { adjustmentKind } from './adjustment-kind.ts'
import { listAdjusted } from './adjustment-store.ts'
import { viewAdjustment } from './adjustment-view.ts'
import { askAdjustment } from './ask-adjustment.ts'

const { staff: api } = consoleApi

export const adjustmentRoutes = {
  adjustments: api.adjustments.use(requireStaff('ledger.read')).handler(async ({ input, context: { call, staff } }) => {
    const { state, query, pageNo, pageSize } = input
    const asked = { kinds: [adjustmentKind.kind], subject: undefined, state, query, pageNo, pageSize }
    const { wishes, total } = await listWishes(call.app.db, asked)
    return answer(call, ok({ list: await view(call, staff, wishes), total, pageNo, pageSize }))
  }),

  askAdjustment: api.askAdjustment
    .use(requireStaff('adjustments.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const amountMinor = parseAmount(input.amount, getCurrency(call.app.config.currency))
      if (amountMinor === undefined) return answer(call, refuseField('amount', 'validation.format'))
      const { member, direction, reason, requestId } = input
      const asked = await askAdjustment({ call, staff }, { member, direction, amountMinor, reason, requestId })
      if (!asked.ok) return answer(call, asked)
      const [first] = await view(call, staff, [asked.value])
      if (!first) throw new Error(`adjustment ${asked.value.id} has no view`)
      return answer(call, ok(first))
    }),
}

async function view({ app }: Call, staff: StaffSession, wishes: readonly Wish[]): Promise<Adjustment[]> {
  const { db } = app
  const reviewer = await reviewerOf(app, staff)
  const read = wishes.map((wish) => ({ ...wish, payload: AdjustmentPayload.parse(wish.payload) }))
  const payloads = read.map(({ payload }) => payload)
  const members = await listAdjusted(
    db,
    payloads.map(({ memberId }) => memberId),
  )
  const balanceOf = await getBalances(db, payloads)
  const transfers = await listAdjustmentTransfers(
    db,
    wishes.map(({ id }) => id),
  )
  return read.map((wish) => {
    const { memberId } = wish.payload
    const member = members.get(memberId) ?? { account: memberId, icon: '' }
    const { availableMinor } = balanceOf(wish.payload)
    return viewAdjustment({ wish, member, transferId: transfers.get(wish.id), availableMinor, reviewer })
  })
}
