import { formatAmount, getCurrency, parseAmount } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { sumUnseenWins } from '../../games/catalogue/index.ts'
import { requireAgreed, requireMember, requireSession } from '../../people/identity/index.ts'
import { getBalance, sumAtTables, viewBalance } from '../wallet/index.ts'
import { askBalances } from './ask-balances.ts'
import { beginWalletTransfer } from './begin-wallet-transfer.ts'
import { settleWalletTransfer } from './settle-wallet-transfer.ts'
import { isAutomatic, listVendorWallets, saveAutomatic } from './vendor-wallet-store.ts'
import { listWalletTransfers } from './wallet-transfer-store.ts'
import { routeOf, viewWallets, viewWalletTransfer } from './wallet-transfer-view.ts'

interface Owner {
  memberId: string
  currency: string
  isTrial: boolean
}

export const vendorWalletRoutes = {
  balance: portal.wallet.balance.use(requireSession).handler(async ({ context: { call, session } }) => {
    const { memberId, currency, isTrial } = session
    const [balance, atVendors, unseenMinor, atTablesMinor] = await Promise.all([
      getBalance(call.app.db, memberId, currency),
      isTrial ? [] : listVendorWallets(call.app.db, memberId, currency),
      isTrial ? 0n : sumUnseenWins(call.app, { memberId, currency }),
      sumAtTables(call.app.db, memberId, currency),
    ])
    const wallets = viewWallets(balance, atVendors, currency)
    const unseen = unseenMinor > 0n ? { unseen: formatAmount(unseenMinor, getCurrency(currency)) } : {}
    const atTables = atTablesMinor > 0n ? { atTables: formatAmount(atTablesMinor, getCurrency(currency)) } : {}
    return answer(call, ok({ ...viewBalance(balance, currency), ...unseen, ...atTables, wallets }))
  }),

  merchantWallet: portal.wallet.merchantWallet
    .use(requireSession)
    .handler(async ({ context: { call, session } }) => answer(call, ok(await merchantWallet(call.app, session)))),

  chooseAutomatic: portal.wallet.chooseAutomatic
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => {
      const { db, clock } = call.app
      await transact(db, (tx) => saveAutomatic(tx, session.memberId, input.isAutomatic, clock.now()))
      return answer(call, ok(await merchantWallet(call.app, session)))
    }),

  walletTransfer: portal.wallet.walletTransfer
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const { memberId, currency } = session
      const amountMinor = parseAmount(input.amount, getCurrency(currency))
      if (amountMinor === undefined) return answer(call, refuseField('amount', 'validation.format'))
      const route = routeOf(input.from, input.to)
      if (!route) return answer(call, refuse('NOT_FOUND'))
      const asker = { app: call.app, ip: call.ip, requestId: call.requestId }
      const wish = { ...route, memberId, currency, amountMinor, requestId: input.requestId }
      const begun = await beginWalletTransfer(asker, wish)
      if (!begun.ok) return answer(call, begun)
      const { id, state, vendorCode } = await settleWalletTransfer(call.app, begun.value.id)
      const refused = vendorCode === 'INSUFFICIENT_FUNDS' ? 'INSUFFICIENT_BALANCE' : 'WALLET_CLOSED'
      if (state === 'refused') return answer(call, refuse(refused))
      const balance = await getBalance(call.app.db, memberId, currency)
      const wallets = viewWallets(balance, await listVendorWallets(call.app.db, memberId, currency), currency)
      const { balance: main } = viewBalance(balance, currency)
      return answer(call, ok({ transactionId: id, balance: main, wallets, status: state }))
    }),

  walletTransfers: portal.wallet.walletTransfers
    .use(requireMember)
    .handler(async ({ input: { pageNo, pageSize }, context: { call, session } }) => {
      const { transfers, total } = await listWalletTransfers(call.app.db, {
        ...{ memberId: session.memberId, pageNo, pageSize },
      })
      return answer(call, ok({ list: transfers.map(viewWalletTransfer), total, pageNo, pageSize }))
    }),
}

/** A trial account has the main wallet alone. */
async function merchantWallet(app: AppContext, { memberId, currency, isTrial }: Owner) {
  const atVendors = isTrial ? [] : await askBalances(app, { memberId, currency })
  const wallets = viewWallets(await getBalance(app.db, memberId, currency), atVendors, currency)
  const isSingle = atVendors.length === 0 ? (1 as const) : (0 as const)
  return { isSingle, wallets, isAutomatic: await isAutomatic(app.db, memberId) }
}
