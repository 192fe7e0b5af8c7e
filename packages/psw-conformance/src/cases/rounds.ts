import type { Case } from '../case.ts'
import { equal, expectCode, NotTried } from '../expect.ts'
import { newBet } from '../player.ts'

export const roundCases: Case[] = [
  {
    id: 'W-24',
    title: 'a closed round takes no bet',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      await player.bet({ ...bet, roundClosed: true })
      expectCode(await player.bet({ roundId: bet.roundId }), 'ROUND_CLOSED')
      await player.expectBalance(99_000)
    },
  },
  {
    id: 'W-25',
    title: 'a round ends once, not before its first bet, and is void when every bet was taken back',
    async run(lab) {
      const player = await lab.player()
      const [bet, back] = [newBet(), newBet()]
      expectCode(await player.endRound(bet.roundId), 'BET_NOT_FOUND')
      await player.bet(bet)
      const ended = await player.endRound(bet.roundId)
      expectCode(ended, 'OK')
      equal(ended.round?.bets, '1000', 'stakes of the round')
      equal(ended.round?.state, 'CLOSED', 'state of the round')
      expectCode(await player.endRound(bet.roundId), 'ROUND_ALREADY_ENDED')
      await player.bet(back)
      await player.rollback(back)
      equal((await player.endRound(back.roundId)).round?.state, 'VOID', 'state of the other')
    },
  },
  {
    id: 'W-26',
    title: 'win, rollback and round end land after the session has ended and the player logged out',
    async run(lab) {
      const player = await lab.player()
      const [won, back] = [newBet(), newBet()]
      await player.bet(won)
      await player.bet(back)
      await player.change({ kind: 'end-session', sessionToken: player.facts.sessionToken })
      await player.change({ kind: 'log-out' })
      expectCode(await player.win({ roundId: won.roundId }), 'OK', 'win')
      expectCode(await player.rollback(back), 'OK', 'rollback')
      expectCode(await player.endRound(won.roundId), 'OK', 'round/end')
      await player.expectBalance(100_500)
    },
  },
  {
    id: 'W-33',
    title: 'of many bets in a round one is taken back alone, and the round goes on',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      const side = { ...newBet(), roundId: bet.roundId }
      await player.bet(bet)
      await player.bet({ ...side, amount: '300' })
      expectCode(await player.rollback(side), 'OK')
      expectCode(await player.bet({ roundId: bet.roundId, amount: '200' }), 'OK', 'another bet')
      expectCode(await player.win({ roundId: bet.roundId }), 'OK', 'win')
      await player.expectBalance(100_300)
    },
  },
  {
    id: 'W-34',
    title: 'a stake of cash and bonus goes back to where it came from',
    isSingle: true,
    async run(lab) {
      await lab.needs('bonusMoney')
      throw new NotTried('needs bonus money in the sandbox')
    },
  },
  {
    id: 'W-55',
    title: 'a bet on another game is taken within one lobby only',
    async run(lab) {
      const player = await lab.player()
      const { multi } = lab.options.games
      const answer = await player.bet({ gameId: multi ?? 'another-game' })
      if (answer.code !== 'OK') expectCode(answer, 'GAME_DISABLED')
    },
  },
  {
    id: 'W-56',
    title: 'a bet is settled ninety days later, the session long gone',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      await player.bet(bet)
      await player.change({ kind: 'age', transactionId: bet.transactionId, days: 90 })
      await player.change({ kind: 'end-session', sessionToken: player.facts.sessionToken })
      expectCode(await player.win({ roundId: bet.roundId }), 'OK')
      await player.expectBalance(100_500)
    },
  },
]
