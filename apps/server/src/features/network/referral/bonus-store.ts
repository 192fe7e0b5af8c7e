import type { Reader, Tx } from '../../../db/db.ts'

export interface PaidStep {
  friends: number
  amountMinor: bigint
}

/** Steps that a member was paid for. */
export async function listPaidSteps(reader: Reader, memberId: string): Promise<PaidStep[]> {
  const rows = await reader
    .selectFrom('referral_bonuses')
    .select(['friends', 'amount_minor'])
    .where('member_id', '=', memberId)
    .execute()
  return rows.map(({ friends, amount_minor }) => ({ friends, amountMinor: BigInt(amount_minor) }))
}

interface Bonus extends PaidStep {
  memberId: string
  rewardId: string
  currency: string
  at: Date
}

export async function addPaidStep(tx: Tx, bonus: Bonus): Promise<void> {
  await tx
    .insertInto('referral_bonuses')
    .values({
      member_id: bonus.memberId,
      friends: bonus.friends,
      reward_id: bonus.rewardId,
      currency: bonus.currency,
      amount_minor: String(bonus.amountMinor),
      paid_at: bonus.at,
    })
    .execute()
}

/** One payment of a member's after the other; the currency of the account, undefined for one that is closed. */
export async function lockReceiver(tx: Tx, memberId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('members')
    .select(['currency', 'status'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && row.status !== 'closed' ? row.currency : undefined
}
