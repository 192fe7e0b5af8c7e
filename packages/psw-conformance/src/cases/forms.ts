import type { Case } from '../case.ts'
import { equal, expectCode } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { newBet, type Player } from '../player.ts'

/** A bet and its win in one body. */
function pairOf({ facts }: Player, bet: object = {}, win: object = {}) {
  const { playerId, sessionToken, gameId, currency } = facts
  const { roundId, transactionId } = newBet()
  const common = { gameId, currency, roundId }
  const placedAt = new Date().toISOString()
  return {
    ...{ playerId, sessionToken },
    bet: { ...common, transactionId, amount: '1000', placedAt, ...bet },
    win: { ...common, transactionId: newBet().transactionId, amount: '4000', roundClosed: true, ...win },
  }
}

const attempt = async (lab: Lab, call: string, fields: object) => (await lab.attempt(call, fields)).answer

export const formCases: Case[] = [
  {
    id: 'W-29',
    title: 'amounts in any other form than whole minor units are refused',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      for (const amount of ['0', '-1', '1.5', '01', '1e3', 1, '9'.repeat(19), '', null, '١٢']) {
        const { status, answer } = await lab.attempt('bet', player.betFields({ amount }))
        expectCode(answer, 'BAD_REQUEST', String(amount))
        equal(status, 400, 'status')
      }
      await player.expectBalance(100_000)
    },
  },
  {
    id: 'W-30',
    title: 'a currency that is not the session’s, and one that is none, are refused',
    async run(lab) {
      const player = await lab.player()
      expectCode(await player.bet({ currency: 'XXX' }), 'CURRENCY_MISMATCH')
      expectCode(await attempt(lab, 'bet', player.betFields({ currency: 'dong' })), 'BAD_REQUEST')
    },
  },
  {
    id: 'W-31',
    title: 'of a bet-win both are done or neither',
    async run(lab) {
      const player = await lab.player()
      expectCode(await attempt(lab, 'bet-win', pairOf(player, {}, { amount: '-1' })), 'BAD_REQUEST')
      expectCode(await lab.send('bet-win', pairOf(player, {}, { currency: 'XXX' })), 'CURRENCY_MISMATCH')
      const poor = pairOf(player, { amount: '100001' })
      expectCode(await lab.send('bet-win', poor), 'INSUFFICIENT_FUNDS')
      equal((await player.status(poor.win.transactionId)).state, 'UNKNOWN', 'state of the win')
      await player.expectBalance(100_000)
    },
  },
  {
    id: 'W-32',
    title: 'a bet-win replays as a pair, and an id that was used alone is another’s',
    async run(lab) {
      const player = await lab.player()
      const pair = pairOf(player)
      const first = await lab.send('bet-win', pair)
      expectCode(first, 'OK')
      equal(first.balance, '103000', 'balance')
      equal((await lab.send('bet-win', pair)).replayed, true, 'replayed')
      const alone = newBet()
      await player.bet(alone)
      const other = pairOf(player, { transactionId: alone.transactionId })
      expectCode(await lab.send('bet-win', other), 'TRANSACTION_MISMATCH')
      await player.expectBalance(102_000)
    },
  },
]
