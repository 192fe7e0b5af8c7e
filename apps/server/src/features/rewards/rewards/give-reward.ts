import type { Tx } from '../../../db/db.ts'
import { demandTurnover } from '../../money/turnover/index.ts'
import { payBonus } from '../../money/wallet/index.ts'
import { issueReward } from './issue-reward.ts'
import { saveClaim } from './reward-store.ts'

type Gift = Omit<Parameters<typeof issueReward>[1], 'expiresAt'> & {
  /** Names this giving for ever. */
  requestId: string
}

/**
 * Gives a member a reward and puts it into the wallet at once: nothing is left to claim.
 * @returns its id
 * @throws when the same thing gave the member a reward before
 */
export async function giveReward(tx: Tx, { requestId, ...gift }: Gift): Promise<string> {
  const { memberId, currency, amountMinor, issuedAt } = gift
  const id = await issueReward(tx, { ...gift, expiresAt: issuedAt })
  await demandTurnover(tx, { memberId, currency, kind: 'bonus', reference: id, amountMinor: amountMinor, at: issuedAt })
  await payBonus(tx, { memberId, currency, amountMinor, kind: 'reward', bonusId: id })
  await saveClaim(tx, { id, claimedAt: issuedAt, requestId })
  return id
}
