import type { Tx } from '../../../db/db.ts'
import { bonusOf, cashOf } from './accounts.ts'
import { moveCashAndAnnounce } from './move-cash.ts'
import type { TransferKind } from './transfer-kinds.ts'

interface Bonus {
  memberId: string
  currency: string
  amountMinor: bigint
  kind: Extract<TransferKind, 'reward' | 'points_conversion'>
  /** The reward, conversion or redemption it is; it is paid once, however often this is called. */
  bonusId: string
}

/** The house's expense of bonuses → cash. */
export const payBonus = (tx: Tx, { memberId, currency, amountMinor, kind, bonusId }: Bonus): Promise<void> =>
  moveCashAndAnnounce(tx, {
    memberId,
    kind,
    debit: bonusOf(currency),
    credit: cashOf(memberId, currency),
    amountMinor,
    scope: kind,
    key: bonusId,
    reference: bonusId,
    actor: `member:${memberId}`,
  })
