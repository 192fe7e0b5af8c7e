import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { ok, refuse } from '../../lib/outcome.ts'
import { artUrl } from '../catalogue/index.ts'
import { requireSession } from '../identity/index.ts'
import { listGifts, listMoneyDays } from '../wallet/index.ts'
import { addUp } from './bet.ts'
import { type BetCursor, readBetCursor, writeBetCursor } from './bet-cursor.ts'
import { listMoves } from './bet-move-store.ts'
import { findBet, listBets } from './bet-store.ts'
import { sumOpenBets, sumSettledBets } from './bet-sums-store.ts'
import { viewBet, viewDays, viewMove, viewSums } from './bet-view.ts'
import { viewGift, viewGiftSums } from './gift-view.ts'
import { viewProfit } from './profit-view.ts'
import { betFilterOf, spanOf } from './span.ts'

export const recordRoutes = {
  bets: portal.records.bets.use(requireSession).handler(async ({ input, context: { call, session } }) => {
    const { pageNo, pageSize } = input
    const filter = betFilterOf(session, input)
    const after = input.after === undefined ? undefined : readBetCursor(input.after)
    if (input.after !== undefined && !after) return answer(call, refuse('BAD_REQUEST'))
    const { db, config } = call.app
    const look = { currency: session.currency, language: call.language, iconUrlOf: artUrl }
    const [bets, settled, open] = await Promise.all([
      listBets(db, { ...filter, after, limit: pageSize + 1, offset: (pageNo - 1) * pageSize }),
      sumSettledBets(db, filter, config.timeZone),
      sumOpenBets(db, filter),
    ])
    const list = bets.slice(0, pageSize)
    const last = bets.length > pageSize ? list.at(-1) : undefined
    const sums = addUp(settled)
    return answer(
      call,
      ok({
        list: list.map((bet) => viewBet(bet, look)),
        total: sums.count + open.count,
        ...{ pageNo, pageSize, next: last && writeBetCursor(cursorOf(last)) },
        sums: {
          ...viewSums(sums, session.currency),
          openCount: open.count,
          openAmount: formatAmount(open.stakesMinor, getCurrency(session.currency)),
        },
        days: viewDays(settled, session.currency),
      }),
    )
  }),

  bet: portal.records.bet.use(requireSession).handler(async ({ input, context: { call, session } }) => {
    const { memberId, currency } = session
    const [vendorId = '', ...rest] = input.betId.split(':')
    const bet = await findBet(call.app.db, memberId, { vendorId, roundId: rest.join(':') })
    if (!bet) return answer(call, refuse('NOT_FOUND'))
    const moves = await listMoves(call.app.db, bet)
    const look = { currency, language: call.language, iconUrlOf: artUrl }
    return answer(call, ok({ ...viewBet(bet, look), moves: moves.map((move) => viewMove(move, currency)) }))
  }),

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
    const [gifts, money] = await Promise.all([
      listGifts(db, { ...query, limit: pageSize, offset: (pageNo - 1) * pageSize }),
      listMoneyDays(db, session, { ...spanOf(input), timeZone: config.timeZone }),
    ])
    const ofType = money.filter(({ purpose }) => type === undefined || purpose === type)
    const list = gifts.map((gift) => viewGift(gift, currency))
    return answer(call, ok({ list, pageNo, pageSize, ...viewGiftSums(ofType, currency) }))
  }),
}

const cursorOf = ({
  settledAt,
  openedAt,
  vendorId,
  roundId,
}: Omit<BetCursor, 'isOpen' | 'at'> & {
  settledAt: Date | undefined
  openedAt: Date
}): BetCursor => ({ isOpen: settledAt === undefined, at: settledAt ?? openedAt, vendorId, roundId })
