import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { getBalance } from '../../money/wallet/index.ts'
import { requireAgreed, requireMember } from '../../people/identity/index.ts'
import { claimReward } from './claim-reward.ts'
import { countClaimable, listRewards } from './reward-store.ts'
import { viewReward } from './reward-view.ts'

export const rewardRoutes = {
  list: portal.rewards.list.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { db, clock } = call.app
    const { memberId } = session
    const now = clock.now()
    const { rewards, total } = await listRewards(db, { memberId, now, ...input })
    const list = rewards.map((reward) => viewReward(reward, call.language, now))
    return answer(call, ok({ list, total, ...input, claimable: await countClaimable(db, memberId, now) }))
  }),

  claim: portal.rewards.claim
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const { memberId, currency } = session
      const claimed = await claimReward(call, { memberId, ...input })
      if (!claimed.ok) return answer(call, claimed)
      const { availableMinor } = await getBalance(call.app.db, memberId, currency)
      const show = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(currency))
      const { id, amountMinor } = claimed.value
      return answer(call, ok({ rewardId: id, amount: show(amountMinor), balance: show(availableMinor) }))
    }),
}
