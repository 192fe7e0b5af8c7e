import type { Deposit as DepositAnswer } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { portal } from '../../../lib/implement.ts'
import { ok, refuseField } from '../../../lib/outcome.ts'
import { requireAgreed, requireMember } from '../../people/identity/index.ts'
import { listProofs } from '../../site/uploads/index.ts'
import { addProof } from './add-proof.ts'
import type { Deposit } from './deposit.ts'
import { findMedianSeconds, getMethods, listMethods } from './deposit-method-store.ts'
import { viewMethod } from './deposit-method-view.ts'
import { listDeposits } from './deposit-store.ts'
import { viewDeposit } from './deposit-view.ts'
import { openPayment } from './open-payment.ts'
import { requestDeposit } from './request-deposit.ts'
import { canUse } from './usable-method.ts'

export const depositRoutes = {
  methods: portal.deposits.methods.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { db, clock } = call.app
    const methods = await listMethods(db, session.currency)
    const isOpen = await Promise.all(methods.map((method) => canUse(call.app, method)))
    const views = methods
      .filter((_, i) => isOpen[i])
      .map(async (method) => viewMethod(method, call.language, await findMedianSeconds(db, method.id, clock.now())))
    return answer(call, ok(await Promise.all(views)))
  }),

  request: portal.deposits.request
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const amountMinor = parseAmount(input.amount, getCurrency(session.currency))
      if (amountMinor === undefined) return answer(call, refuseField('amount', 'validation.format'))
      const { methodId, remark, requestId, methodRevision, proof } = input
      const { memberId, currency } = session
      const asked = { memberId, currency, methodId, amountMinor, remark, requestId, methodRevision, proof }
      const outcome = await requestDeposit(call, asked)
      if (!outcome.ok) return answer(call, outcome)
      const { deposit, method } = outcome.value
      return answer(
        call,
        ok(await viewOne(call, method.kind === 'gateway' ? await openPayment(call, deposit) : deposit)),
      )
    }),

  addProof: portal.deposits.addProof.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const outcome = await addProof(call, { ...input, memberId: session.memberId })
    return answer(call, outcome.ok ? ok(await viewOne(call, outcome.value)) : outcome)
  }),

  list: portal.deposits.list.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { status, pageNo, pageSize } = input
    const { memberId } = session
    const { deposits, total } = await listDeposits(call.app.db, { memberId, status, pageNo, pageSize })
    return answer(call, ok({ list: await viewAll(call, deposits), total, pageNo, pageSize }))
  }),
}

async function viewAll(call: Call, deposits: readonly Deposit[]): Promise<DepositAnswer[]> {
  const { db } = call.app
  const methodOf = await getMethods(
    db,
    deposits.map(({ methodId }) => methodId),
  )
  const proofsOf = await listProofs(
    db,
    deposits.map(({ id }) => id),
  )
  return deposits.map((deposit) =>
    viewDeposit({ deposit, method: methodOf(deposit.methodId), proofs: proofsOf(deposit.id) }, call.language),
  )
}

async function viewOne(call: Call, deposit: Deposit): Promise<DepositAnswer> {
  const [view] = await viewAll(call, [deposit])
  if (!view) throw new Error(`deposit ${deposit.id} has no view`)
  return view
}
