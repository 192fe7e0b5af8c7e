import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { demandTurnover } from '../../money/turnover/index.ts'
import { payBonus } from '../../money/wallet/index.ts'
import { claim, type Reward } from './reward.ts'
import { lockReward, saveClaim } from './reward-store.ts'

interface Wish {
  memberId: string
  rewardId: string
  requestId: string
}

/** Puts a reward into the wallet, once. Refusals: NOT_FOUND for another's, STATE_CONFLICT when it is claimed or over. */
export const claimReward = (call: Call, { memberId, rewardId, requestId }: Wish): Promise<Outcome<Reward>> =>
  transact(call.app.db, async (tx) => {
    const reward = await lockReward(tx, rewardId)
    if (reward?.memberId !== memberId) return refuse('NOT_FOUND')
    const claimed = claim(reward, { requestId, now: call.app.clock.now() })
    if (!claimed.ok) return claimed
    if (!claimed.value) return ok(reward)
    const { currency, amountMinor } = reward
    const at = call.app.clock.now()
    await demandTurnover(tx, {
      memberId,
      currency,
      kind: 'bonus',
      reference: rewardId,
      amountMinor: amountMinor,
      at: at,
    })
    await payBonus(tx, { memberId, currency, amountMinor, kind: 'reward', bonusId: rewardId })
    await saveClaim(tx, claimed.value)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'reward.claimed',
      subject: rewardId,
      detail: { amountMinor: String(amountMinor), currency, [reward.source]: reward.sourceId },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(claimed.value)
  })
