import type { Tx } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import type { Reward } from './reward.ts'
import { addReward } from './reward-store.ts'

type NewReward = Pick<
  Reward,
  'memberId' | 'source' | 'sourceId' | 'titles' | 'currency' | 'amountMinor' | 'issuedAt' | 'expiresAt'
>

/** Gives a member something to claim. @throws when the same thing gave the member a reward before */
export async function issueReward(tx: Tx, reward: NewReward): Promise<string> {
  const id = newId('rwd', reward.issuedAt.getTime())
  await addReward(tx, { ...reward, id, claimedAt: undefined, requestId: undefined })
  return id
}
