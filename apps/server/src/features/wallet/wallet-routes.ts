import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { requireSession } from '../identity/index.ts'
import { getBalance } from './get-balance.ts'
import { listRecord } from './record-store.ts'
import { viewBalance, viewEntry } from './wallet-view.ts'

export const walletRoutes = {
  balance: portal.wallet.balance.use(requireSession).handler(async ({ context: { call, session } }) => {
    const balance = await getBalance(call.app.db, session.memberId, session.currency)
    return answer(call, ok(viewBalance(balance, session.currency)))
  }),

  merchantWallet: portal.wallet.merchantWallet.use(requireSession).handler(async ({ context: { call, session } }) => {
    const balance = await getBalance(call.app.db, session.memberId, session.currency)
    const { wallets } = viewBalance(balance, session.currency)
    return answer(call, ok({ isSingle: 1 as const, wallets }))
  }),

  transactions: portal.wallet.transactions
    .use(requireSession)
    .handler(async ({ input, context: { call, session } }) => {
      const { type, pageNo, pageSize } = input
      const { memberId, currency } = session
      const [from, to] = [input.from, input.to].map((time) => (time === undefined ? undefined : new Date(time)))
      const { entries, total } = await listRecord(call.app.db, { memberId, currency, type, from, to, pageNo, pageSize })
      return answer(call, ok({ list: entries.map((entry) => viewEntry(entry, currency)), total, pageNo, pageSize }))
    }),
}
