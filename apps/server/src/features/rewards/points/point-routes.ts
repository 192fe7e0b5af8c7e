import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { artUrl } from '../../games/catalogue/index.ts'
import { getBalance } from '../../money/wallet/index.ts'
import { requireAgreed, requireMember } from '../../people/identity/index.ts'
import { convertPoints } from './convert-points.ts'
import { readPoints } from './point-account-store.ts'
import { listItems } from './point-item-store.ts'
import { readSettings } from './point-settings-store.ts'
import { viewConfig, viewItem, viewRedemption } from './point-view.ts'
import { redeemReward } from './redeem-reward.ts'
import { listRedemptions } from './redemption-store.ts'

export const pointRoutes = {
  balance: portal.points.balance
    .use(requireMember)
    .handler(async ({ context: { call, session } }) =>
      answer(call, ok({ currentPoints: await readPoints(call.app.db, session.memberId) })),
    ),

  rewards: portal.points.rewards.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { pageNo, pageSize } = input
    const items = await listItems(call.app.db, { isShown: true })
    const look = { language: call.language, currency: session.currency, imageUrlOf: artUrl }
    const list = items.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((item) => viewItem(item, look))
    return answer(call, ok({ list, total: items.length, pageNo, pageSize }))
  }),

  redemptions: portal.points.redemptions.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { status: state, pageNo, pageSize } = input
    const [from, to] = [input.from, input.to].map((time) => (time === undefined ? undefined : new Date(time)))
    const query = { memberId: session.memberId, state, from, to, pageNo, pageSize }
    const { listed, total } = await listRedemptions(call.app.db, query)
    const list = listed.map(({ redemption }) => viewRedemption(redemption, call.language))
    return answer(call, ok({ list, total, pageNo, pageSize }))
  }),

  config: portal.points.config
    .use(requireMember)
    .handler(async ({ context: { call } }) =>
      answer(call, ok(viewConfig(await readSettings(call.app.db), call.language))),
    ),

  redeem: portal.points.redeem
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const { memberId, currency } = session
      const redeemed = await redeemReward(call, { memberId, currency, ...input, address: input.address })
      return answer(call, redeemed.ok ? ok(viewRedemption(redeemed.value, call.language)) : redeemed)
    }),

  convert: portal.points.convert
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const { memberId, currency } = session
      const converted = await convertPoints(call, { memberId, currency, ...input })
      if (!converted.ok) return answer(call, converted)
      const { availableMinor } = await getBalance(call.app.db, memberId, currency)
      const show = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(currency))
      const { amountMinor, currentPoints } = converted.value
      return answer(call, ok({ redeemAmount: show(amountMinor), currentPoints, balance: show(availableMinor) }))
    }),
}
