import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { findAccount, listHouseAccounts, readBalanceAt } from './account-store.ts'
import { viewAccount, viewTransfer } from './book-view.ts'
import { findTransferDetail } from './find-transfer-detail.ts'
import { findTransfers } from './find-transfers.ts'

const { staff } = consoleApi
const mayRead = requireStaff('ledger.read')

export const bookRoutes = {
  ledgerAccounts: staff.ledgerAccounts.use(mayRead).handler(async ({ context: { call } }) => {
    const accounts = await listHouseAccounts(call.app.db)
    return answer(call, ok({ list: accounts.map(viewAccount) }))
  }),

  ledgerAccount: staff.ledgerAccount.use(mayRead).handler(async ({ input: { accountId, at }, context: { call } }) => {
    const account = await findAccount(call.app.db, accountId)
    if (!account) return answer(call, refuse('NOT_FOUND'))
    const { timeZone } = call.app.config
    const balanceMinor = at === undefined ? undefined : await readBalanceAt(call.app.db, accountId, { at, timeZone })
    const balanceAt = balanceMinor === undefined ? undefined : formatAmount(balanceMinor, getCurrency(account.currency))
    return answer(call, ok({ account: viewAccount(account), balanceAt }))
  }),

  ledgerTransfers: staff.ledgerTransfers.use(mayRead).handler(async ({ input, context: { call } }) => {
    const { accountId, query, kind, from, to, before, limit } = input
    const found = await findTransfers(call.app.db, {
      accountId,
      text: query || undefined,
      kind,
      from,
      to,
      timeZone: call.app.config.timeZone,
      before,
      limit,
    })
    return answer(
      call,
      ok({
        account: found.account && viewAccount(found.account),
        accounts: found.accounts.map(viewAccount),
        list: found.transfers.map(viewTransfer),
        next: found.next,
      }),
    )
  }),

  ledgerTransfer: staff.ledgerTransfer.use(mayRead).handler(async ({ input, context: { call } }) => {
    const detail = await findTransferDetail(call.app.db, input.transferId, call.language)
    return answer(call, detail ? ok(detail) : refuse('NOT_FOUND'))
  }),
}
