import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireSession } from '../../people/identity/index.ts'
import { listMoneyDays } from '../wallet/index.ts'
import { sumSettledBets } from './bet-sums-store.ts'
import { viewGift, viewGiftSums } from './gift-view.ts'
import { viewProfit } from './profit-view.ts'
import { readBet } from './read-bet.ts'
import { readBets } from './read-bets.ts'
import { readGifts } from './read-gifts.ts'
import { betFilterOf, spanOf } from './span.ts'

export const recordRoutes = {
  bets: portal.records.bets
    .use(requireSession)
    .handler(async ({ input, context: { call, session } }) => answer(call, await readBets(call, session, input))),

  bet: portal.records.bet
    .use(requireSession)
    .handler(async ({ input, context: { call, session } }) => answer(call, await readBet(call, session, input.betId))),

  profit: portal.records.profit.use(requireSession).handler(async ({ input, context: { call, session } }) => {
    const { db, config } = call.app
    const span = { ...spanOf(input), timeZone: config.timeZone }
    const [bets, money] = await Promise.all([
      sumSettledBets(db, betFilterOf(session, input), config.timeZone),
      listMoneyDays(db, session, span),
    ])
    return answer(call, ok(viewProfit(bets, money, session.currency)))
  }),

  gifts: portal.records.gifts.use(requireSession).handler(async ({ input, context: { call, session } }) => {
    const { memberId, currency } = session
    const { type, pageNo, pageSize } = input
    const { db, config } = call.app
    const query = { memberId, currency, purpose: type, ...spanOf(input) }
    const [{ gifts, titles }, money] = await Promise.all([
      readGifts(db, { ...query, limit: pageSize, offset: (pageNo - 1) * pageSize }),
      listMoneyDays(db, session, { ...spanOf(input), timeZone: config.timeZone }),
    ])
    const ofType = money.filter(({ purpose }) => type === undefined || purpose === type)
    const list = gifts.map((gift) => viewGift(gift, { currency, language: call.language, titles }))
    return answer(call, ok({ list, pageNo, pageSize, ...viewGiftSums(ofType, currency) }))
  }),
}
