import { randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'
import { equal, expectCode } from '../expect.ts'
import { newId } from '../lab.ts'
import { newBet, type Player } from '../player.ts'

export const jackpotFields = ({ facts, lab }: Player, roundId: string, amount: string) => ({
  ...{ playerId: facts.playerId, gameId: facts.gameId, currency: facts.currency, roundId, amount },
  ...{ transactionId: `jp-${randomUUID()}`, jackpotId: lab.options.games.jackpotId, tier: 'major' },
})

export const winCases: Case[] = [
  {
    id: 'W-19',
    title: 'a win before its bet is not found, and paid when asked again after the bet',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      const win = player.winFields({ roundId: bet.roundId })
      expectCode(await lab.send('win', win), 'BET_NOT_FOUND')
      await player.expectBalance(100_000)
      await player.bet(bet)
      expectCode(await lab.send('win', win), 'OK')
      await player.expectBalance(100_500)
    },
  },
  {
    id: 'W-20',
    title: 'a win of another player’s round, of another game, or in another currency, is refused',
    async run(lab) {
      const [player, other] = [await lab.player(), await lab.player()]
      const bet = newBet()
      await player.bet(bet)
      expectCode(await other.win({ roundId: bet.roundId }), 'TRANSACTION_MISMATCH')
      expectCode(await player.win({ roundId: bet.roundId, gameId: 'another-game' }), 'TRANSACTION_MISMATCH')
      expectCode(await player.win({ roundId: bet.roundId, currency: 'XXX' }), 'CURRENCY_MISMATCH')
      await other.expectBalance(100_000)
      await player.expectBalance(99_000)
    },
  },
  {
    id: 'W-21',
    title: 'the same win replays; a second one is refused where a round has one win, and paid where it has many',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      await player.bet(bet)
      const win = player.winFields({ roundId: bet.roundId })
      expectCode(await lab.send('win', win), 'OK')
      equal((await lab.send('win', win)).replayed, true, 'replayed')
      expectCode(await player.win({ roundId: bet.roundId }), 'BET_ALREADY_SETTLED')
      await player.expectBalance(100_500)
      const { multi } = lab.options.games
      if (!multi) return
      const many = await lab.player({ gameId: multi })
      const { roundId } = newBet()
      await many.bet({ roundId })
      for (const amount of ['500', '700']) expectCode(await many.win({ roundId, amount }), 'OK', 'one of many wins')
      await many.expectBalance(100_200)
    },
  },
  {
    id: 'W-22',
    title: 'a win of zero is recorded, closes the round and moves nothing',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      const { balanceVersion } = await player.bet(bet)
      const won = await player.win({ roundId: bet.roundId, amount: '0', roundClosed: true })
      expectCode(won, 'OK')
      equal(won.balanceVersion, balanceVersion, 'version of the balance')
      expectCode(await player.endRound(bet.roundId), 'ROUND_ALREADY_ENDED')
    },
  },
  {
    id: 'W-23',
    title: 'a closed round takes no win any more, but corrections, prizes and jackpots',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      await player.bet(bet)
      await player.win({ roundId: bet.roundId, amount: '0', roundClosed: true })
      expectCode(await player.win({ roundId: bet.roundId }), 'BET_ALREADY_SETTLED')
      const ended = newBet()
      await player.bet(ended)
      await player.endRound(ended.roundId)
      expectCode(await player.win({ roundId: ended.roundId }), 'BET_ALREADY_SETTLED', 'a first win after round/end')
      expectCode(await player.adjust(ended.transactionId, 1, '1000'), 'OK', 'what it owes, as adjust')
      expectCode(await player.adjust(bet.transactionId, 1, '300'), 'OK', 'adjust')
      const campaignId = newId('campaign')
      await player.change({ kind: 'campaign', campaignId })
      expectCode(await player.promo(campaignId, '20'), 'OK', 'promo-win')
      await player.expectBalance(99_320)
      if (!lab.options.games.jackpotId) return
      expectCode(await lab.send('jackpot-win', jackpotFields(player, bet.roundId, '5')), 'OK', 'jackpot-win')
      await player.expectBalance(99_325)
    },
  },
]
