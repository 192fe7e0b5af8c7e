import type { Case } from '../case.ts'
import { equal, expectCode, NotOffered } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { newBet, type Player } from '../player.ts'

/** A player at a table. @throws NotOffered without one, and where the portal takes no tips */
async function atTable(lab: Lab): Promise<Player> {
  await lab.needs('tips')
  const { table } = lab.options.games
  if (table === undefined) throw new NotOffered('no table of the live casino was named')
  return lab.player({ gameId: table, balance: '10000' })
}

export const tipCases: Case[] = [
  {
    id: 'W-105',
    title: 'a tip is taken once, is in no round, is never won on, and goes back whole',
    async run(lab) {
      const player = await atTable(lab)
      const bet = newBet()
      expectCode(await player.bet(bet), 'OK', 'bet')
      const tip = { ...newBet(), roundId: bet.roundId, kind: 'tip', amount: '300' }
      const given = await player.bet(tip)
      expectCode(given, 'OK', 'tip')
      equal(given.balance, '8700', 'balance after the tip')
      const again = await player.bet(tip)
      expectCode(again, 'OK', 'the same tip again')
      equal(again.portalTransactionId, given.portalTransactionId, 'id of the same tip again')
      expectCode(await player.bet({ ...tip, kind: 'stake' }), 'TRANSACTION_MISMATCH', 'a stake with its id')
      const ending = player.betFields({ kind: 'tip', roundClosed: true })
      expectCode((await lab.attempt('bet', ending)).answer, 'BAD_REQUEST', 'one that ends a round')
      const alone = { ...newBet(), kind: 'tip', amount: '100' }
      expectCode(await player.bet(alone), 'OK', 'a tip without a stake')
      expectCode(await player.win({ roundId: alone.roundId, roundClosed: true }), 'BET_NOT_FOUND', 'a win on it')
      expectCode(
        await player.win({ roundId: bet.roundId, amount: '0', roundClosed: true }),
        'OK',
        'the end of the round',
      )
      const { round } = await player.endRound(bet.roundId)
      equal(round?.bets, '1000', 'stakes of the round')
      expectCode(await player.rollback(tip), 'OK', 'a tip goes back after the win')
      expectCode(await player.rollback(tip), 'ALREADY_ROLLED_BACK', 'and once')
      expectCode(await player.bet(tip), 'BET_CANCELLED', 'it never comes again')
      await player.expectBalance(8_900)
    },
  },
]
