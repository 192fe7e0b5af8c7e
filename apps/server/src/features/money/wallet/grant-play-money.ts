import type { Tx } from '../../../db/db.ts'
import { cashOf, playMoney } from './accounts.ts'
import { moveCashAndAnnounce } from './move-cash.ts'

interface PlayMoneyGrant {
  memberId: string
  amountMinor: bigint
  /** Business id of the grant. */
  key: string
}

/** Play money of the house → a trial account's FUN cash. Once a key. */
export async function grantPlayMoney(tx: Tx, { memberId, amountMinor, key }: PlayMoneyGrant): Promise<void> {
  const { currency } = playMoney
  const credit = cashOf(memberId, currency)
  await moveCashAndAnnounce(tx, {
    memberId,
    kind: 'trial_grant',
    debit: playMoney,
    credit,
    amountMinor,
    scope: 'trial',
    key,
    reference: key,
    actor: 'system:trial',
  })
}
