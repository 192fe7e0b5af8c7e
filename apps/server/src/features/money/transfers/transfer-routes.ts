import { formatAmount, getCurrency, parseAmount } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok, refuseField } from '../../../lib/outcome.ts'
import { findPayoutPause, requireAgreed, requireMember } from '../../people/identity/index.ts'
import { findStanding } from '../turnover/index.ts'
import { getBalance } from '../wallet/index.ts'
import { readGuards } from './read-guards.ts'
import { sendTransfer } from './send-transfer.ts'
import { leftToday } from './transfer-policy.ts'
import { findUpline, hasDownlines, listTransfers, readSenderFacts } from './transfer-store.ts'

export const transferRoutes = {
  desk: portal.transfers.desk.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { db, clock, config } = call.app
    const { memberId, currency } = session
    const now = clock.now()
    const amount = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(currency))
    const guards = await readGuards(db, currency)
    const facts = await readSenderFacts(db, { memberId, currency, timeZone: config.timeZone, now })
    const upline = await findUpline(db, memberId, currency)
    const pausedUntil = await findPayoutPause(db, memberId, now)
    return answer(
      call,
      ok({
        upline: upline && { account: upline.account, icon: upline.icon },
        hasDownlines: await hasDownlines(db, memberId),
        min: amount(guards.minMinor),
        dailyMax: amount(guards.dailyMaxMinor),
        leftToday: amount(leftToday(guards, facts)),
        turnoverLeft: amount((await findStanding(db, { memberId, currency })).leftMinor),
        available: amount((await getBalance(db, memberId, currency)).availableMinor),
        pausedUntil: pausedUntil?.toISOString(),
      }),
    )
  }),

  send: portal.transfers.send
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const { memberId, currency } = session
      const { direction, account, paymentPassword, requestId } = input
      const amountMinor = parseAmount(input.amount, getCurrency(currency))
      if (amountMinor === undefined) return answer(call, refuseField('amount', 'validation.format'))
      const wish = { memberId, currency, direction, account, amountMinor, paymentPassword, requestId }
      const sent = await sendTransfer(call, wish)
      if (!sent.ok) return answer(call, sent)
      const { availableMinor } = await getBalance(call.app.db, memberId, currency)
      const balance = formatAmount(availableMinor, getCurrency(currency))
      return answer(call, ok({ transactionId: sent.value, balance }))
    }),

  list: portal.transfers.list.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { pageNo, pageSize } = input
    const { transfers, total } = await listTransfers(call.app.db, { memberId: session.memberId, pageNo, pageSize })
    const list = transfers.map(({ id, amountMinor, currency, createdAt, direction, isIncoming, account }) => ({
      transactionId: id,
      direction,
      isIncoming,
      account,
      amount: formatAmount(amountMinor, getCurrency(currency)),
      createdAt: createdAt.toISOString(),
    }))
    return answer(call, ok({ list, total, pageNo, pageSize }))
  }),
}
