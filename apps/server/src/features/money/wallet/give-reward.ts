import type { Tx } from '../../../db/db.ts'
import type { Actor } from '../../../lib/audit.ts'
import { bonusOf, cashOf, rebatesOf } from './accounts.ts'
import { moveCashAndAnnounce } from './move-cash.ts'

interface Reward {
  memberId: string
  currency: string
  amountMinor: bigint
  /** Of the claim, or of the payment of one week; names it for ever. */
  rewardId: string
  actor: Actor
}

/** The house's expense of rebates → cash. Once a claim. */
export const payRebate = (tx: Tx, reward: Reward): Promise<void> =>
  give(tx, reward, { kind: 'rebate', debit: rebatesOf(reward.currency), scope: 'rebate' })

/** The house's expense of bonuses → cash. Once a payment. */
export const payCashBack = (tx: Tx, reward: Reward): Promise<void> =>
  give(tx, reward, { kind: 'cash_back', debit: bonusOf(reward.currency), scope: 'cash-back' })

const give = (
  tx: Tx,
  { memberId, currency, amountMinor, rewardId, actor }: Reward,
  from: { kind: 'rebate' | 'cash_back'; debit: ReturnType<typeof rebatesOf>; scope: string },
): Promise<void> =>
  moveCashAndAnnounce(tx, {
    ...from,
    memberId,
    credit: cashOf(memberId, currency),
    amountMinor,
    key: rewardId,
    reference: rewardId,
    actor: `${actor.kind}:${actor.id}`,
  })
