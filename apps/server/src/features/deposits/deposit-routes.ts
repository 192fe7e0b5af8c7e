import { getCurrency, parseAmount } from '@fairground/money'
import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { ok, refuseField } from '../../lib/outcome.ts'
import { requireAgreed, requireMember } from '../identity/index.ts'
import { isUsable } from './deposit-method.ts'
import { findMedianSeconds, getMethods, listMethods } from './deposit-method-store.ts'
import { viewMethod } from './deposit-method-view.ts'
import { listDeposits } from './deposit-store.ts'
import { viewDeposit } from './deposit-view.ts'
import { requestDeposit } from './request-deposit.ts'

export const depositRoutes = {
  methods: portal.deposits.methods.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { db, clock, config } = call.app
    const methods = (await listMethods(db, session.currency)).filter((method) => isUsable(method, config.profile))
    const views = methods.map(async (method) =>
      viewMethod(method, call.language, await findMedianSeconds(db, method.id, clock.now())),
    )
    return answer(call, ok(await Promise.all(views)))
  }),

  request: portal.deposits.request
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const amountMinor = parseAmount(input.amount, getCurrency(session.currency))
      if (amountMinor === undefined) return answer(call, refuseField('amount', 'validation.format'))
      const { methodId, remark, requestId, methodRevision } = input
      const { memberId, currency } = session
      const asked = { memberId, currency, methodId, amountMinor, remark, requestId, methodRevision }
      const outcome = await requestDeposit(call, asked)
      return answer(
        call,
        outcome.ok ? ok(viewDeposit(outcome.value.deposit, outcome.value.method, call.language)) : outcome,
      )
    }),

  list: portal.deposits.list.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { status, pageNo, pageSize } = input
    const { deposits, total } = await listDeposits(call.app.db, {
      memberId: session.memberId,
      status,
      pageNo,
      pageSize,
    })
    const methodOf = await getMethods(
      call.app.db,
      deposits.map((deposit) => deposit.methodId),
    )
    const list = deposits.map((deposit) => viewDeposit(deposit, methodOf(deposit.methodId), call.language))
    return answer(call, ok({ list, total, pageNo, pageSize }))
  }),
}
