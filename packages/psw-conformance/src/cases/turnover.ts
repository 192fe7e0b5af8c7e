import type { Case } from '../case.ts'
import { equal, expectCode, NotOffered } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { newBet, type Player } from '../player.ts'

/** A player whose stake of 1,000 waits for the end of its round. */
async function staked(lab: Lab): Promise<{ player: Player; roundId: string }> {
  const player = await lab.player()
  const bet = newBet()
  expectCode(await player.bet(bet), 'OK', 'bet')
  return { player, roundId: bet.roundId }
}

/** A player of a vendor that may name turnovers. @throws NotOffered without the right */
async function allowed(lab: Lab): Promise<{ player: Player; roundId: string }> {
  await lab.needs('turnover')
  const { player, roundId } = await staked(lab)
  const { turnoverAccepted } = await player.win({ roundId, roundClosed: true, turnoverMinor: '1000' })
  if (turnoverAccepted === false) throw new NotOffered('the vendor may not name turnovers of this game')
  return staked(lab)
}

export const turnoverCases: Case[] = [
  {
    id: 'W-82',
    title: 'a turnover up to the stakes is taken; above them the win is booked and round/end names it once more',
    async run(lab) {
      const { player, roundId } = await allowed(lab)
      const none = await player.win({ roundId, roundClosed: true, turnoverMinor: '0' })
      expectCode(none, 'OK', 'nothing counts')
      if (!none.replayed) equal(none.turnoverAccepted, true, 'that nothing counts is taken')
      const next = newBet()
      await player.bet(next)
      const above = await player.win({ roundId: next.roundId, roundClosed: true, turnoverMinor: '1001' })
      expectCode(above, 'OK', 'a win with too high a turnover')
      if (!above.replayed) equal(above.turnoverAccepted, false, 'too high a turnover is taken')
      const named = await player.endRound(next.roundId, { turnoverMinor: '400' })
      equal(named.turnoverAccepted, true, 'the right one is taken')
      const other = await player.endRound(next.roundId, { turnoverMinor: '500' })
      equal(other.turnoverAccepted, false, 'another one is taken')
      for (const turnoverMinor of ['-1', '01', 1])
        expectCode((await lab.attempt('win', player.winFields({ turnoverMinor }))).answer, 'BAD_REQUEST')
    },
  },
  {
    id: 'W-83',
    title: 'a turnover on a bet, or in a win that leaves the round open, is not taken, and the money moves',
    isSingle: true,
    async run(lab) {
      await lab.needs('turnover')
      const player = await lab.player({ gameId: lab.options.games.multi ?? lab.options.games.single })
      const bet = newBet()
      const placed = await player.bet({ ...bet, turnoverMinor: '10' })
      expectCode(placed, 'OK', 'bet')
      equal(placed.turnoverAccepted, false, 'a turnover on a bet is taken')
      const open = await player.win({ roundId: bet.roundId, turnoverMinor: '10' })
      expectCode(open, 'OK', 'win')
      equal(open.turnoverAccepted, false, 'a turnover of an open round is taken')
    },
  },
  {
    id: 'W-84',
    title: 'a closing win with another turnover is another call; of win and round/end the first stands',
    async run(lab) {
      const { player, roundId } = await allowed(lab)
      const win = { ...player.winFields({ roundId, roundClosed: true }), turnoverMinor: '600' }
      expectCode(await lab.send('win', win), 'OK', 'win')
      expectCode(await lab.send('win', { ...win, turnoverMinor: '700' }), 'TRANSACTION_MISMATCH')
      equal((await player.endRound(roundId, { turnoverMinor: '700' })).turnoverAccepted, false, 'the second is taken')
      equal((await player.endRound(roundId, { turnoverMinor: '600' })).turnoverAccepted, true, 'the first stands')
    },
  },
]
