import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { PswAnswer, PswCode } from '@fairground/contract/psw'
import type { Case } from '../case.ts'
import { check, equal, expectCode } from '../expect.ts'
import { newBet, type Player } from '../player.ts'

const bothCount = 50

const countOf = (answers: readonly PswAnswer[], code: PswCode) =>
  answers.filter((answer) => answer.code === code).length

/** Different calls at once, each once. */
const atOnce = (count: number, send: (index: number) => Promise<PswAnswer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)))

const attemptBet = async (player: Player, fields: object) =>
  (await player.lab.attempt('bet', player.betFields(fields))).answer

export const betCases: Case[] = [
  {
    id: 'W-06',
    title: 'a bet and its win move start − bet + win, and the round is closed',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      const placed = await player.bet({ ...bet, amount: '2500' })
      expectCode(placed, 'OK')
      equal(placed.balance, '97500', 'balance after the bet')
      const won = await player.win({ roundId: bet.roundId, amount: '4000', roundClosed: true })
      expectCode(won, 'OK')
      equal(won.balance, '101500', 'balance after the win')
      check((won.balanceVersion ?? 0) > (placed.balanceVersion ?? 0), 'the version did not grow')
      expectCode(await player.endRound(bet.roundId), 'ROUND_ALREADY_ENDED')
    },
  },
  {
    id: 'W-07',
    title: 'the same bet twice takes one stake; the second is a replay with the balance of now',
    async run(lab) {
      const player = await lab.player()
      const fields = player.betFields()
      const first = await lab.send('bet', fields)
      await player.change({ kind: 'deposit', amount: '50000' })
      const again = await lab.send('bet', fields)
      expectCode(again, 'OK')
      equal(again.replayed, true, 'replayed')
      equal(again.portalTransactionId, first.portalTransactionId, 'portal transaction')
      equal(again.balance, '149000', 'balance')
    },
  },
  {
    id: 'W-08',
    title: 'a used id with another amount, currency, player, round or game is a mismatch',
    async run(lab) {
      const [player, other] = [await lab.player(), await lab.player()]
      const bet = newBet()
      await player.bet(bet)
      const { playerId, sessionToken } = other.facts
      const changes = [
        { amount: '1001' },
        { currency: 'XXX' },
        { playerId, sessionToken },
        { roundId: newBet().roundId },
        { gameId: 'another-game' },
      ]
      for (const change of changes)
        expectCode(await player.bet({ ...bet, ...change }), 'TRANSACTION_MISMATCH', Object.keys(change).join())
      await player.expectBalance(99_000)
      await other.expectBalance(100_000)
    },
  },
  {
    id: 'W-09',
    title: 'fifty identical bets at once take one stake',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      const fields = player.betFields()
      const sent = await Promise.all(Array.from({ length: bothCount }, () => lab.attempt('bet', fields)))
      check(
        sent.every(({ status }) => status === 200 || status === 409),
        'an answer is neither 200 nor 409',
      )
      equal(sent.filter(({ answer }) => answer.code === 'OK' && !answer.replayed).length, 1, 'bets that were taken')
      await player.expectBalance(99_000)
    },
  },
  {
    id: 'W-10',
    title: 'fifty bets at once with funds for ten: ten are taken and the purse is empty',
    isSingle: true,
    async run(lab) {
      const player = await lab.player({ balance: '10000' })
      const answers = await atOnce(bothCount, () => player.bet())
      equal(countOf(answers, 'OK'), 10, 'bets that were taken')
      equal(countOf(answers, 'INSUFFICIENT_FUNDS'), 40, 'bets that were refused')
      await player.expectBalance(0)
    },
  },
  {
    id: 'W-11',
    title: 'a bet refused for funds stays refused when money came; a new id is taken',
    async run(lab) {
      const player = await lab.player({ balance: '10000' })
      const bet = { ...newBet(), amount: '20000' }
      expectCode(await player.bet(bet), 'INSUFFICIENT_FUNDS')
      await player.change({ kind: 'deposit', amount: '50000' })
      expectCode(await player.bet(bet), 'INSUFFICIENT_FUNDS', 'the same id')
      expectCode(await player.bet({ ...bet, ...newBet() }), 'OK', 'a new id')
    },
  },
  {
    id: 'W-12',
    title: 'taking back a refused bet moves nothing',
    async run(lab) {
      const player = await lab.player({ balance: '100' })
      const bet = newBet()
      expectCode(await player.bet(bet), 'INSUFFICIENT_FUNDS')
      expectCode(await player.rollback(bet), 'NOTHING_TO_ROLL_BACK')
      await player.expectBalance(100)
    },
  },
  {
    id: 'W-13',
    title: 'a rollback refunds once: its own id replays, another id was too late',
    async run(lab) {
      const player = await lab.player()
      const [bet, own] = [newBet(), `rb-${randomUUID()}`]
      await player.bet(bet)
      expectCode(await player.rollback(bet, own), 'OK')
      const again = await player.rollback(bet, own)
      expectCode(again, 'OK', 'the same id')
      equal(again.replayed, true, 'replayed')
      expectCode(await player.rollback(bet), 'ALREADY_ROLLED_BACK', 'a new id')
      await player.expectBalance(100_000)
    },
  },
  {
    id: 'W-14',
    title: 'a late copy of a bet that was taken back is cancelled',
    async run(lab) {
      const player = await lab.player()
      const fields = newBet()
      await player.bet(fields)
      await player.rollback(fields)
      expectCode(await player.bet(fields), 'BET_CANCELLED')
      await player.expectBalance(100_000)
    },
  },
  {
    id: 'W-15',
    title: 'a bet that has won cannot be taken back',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      await player.bet(bet)
      await player.win({ roundId: bet.roundId })
      expectCode(await player.rollback(bet), 'BET_ALREADY_SETTLED')
      await player.expectBalance(100_500)
    },
  },
  {
    id: 'W-16',
    title: 'a rollback of an unknown bet leaves a tombstone and moves nothing',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      expectCode(await player.rollback(bet), 'TOMBSTONED')
      equal((await player.status(bet.transactionId)).state, 'TOMBSTONED', 'state')
      await player.expectBalance(100_000)
    },
  },
  {
    id: 'W-17',
    title: 'a bet that comes after its rollback is cancelled, and the session goes on',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      await player.rollback(bet)
      expectCode(await player.bet(bet), 'BET_CANCELLED')
      expectCode(await player.bet(), 'OK', 'the next bet')
    },
  },
  {
    id: 'W-18',
    title: 'a bet racing its rollback always ends with no money moved',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      for (let done = 0; done < lab.options.timing.raceCount; done += 20)
        await Promise.all(
          Array.from({ length: 20 }, async (_, index) => {
            const bet = newBet()
            const [first, second] = [() => attemptBet(player, bet), () => player.rollback(bet)]
            const begun = index % 2 === 0 ? first() : second()
            await setTimeout(index % 7)
            await Promise.all([begun, index % 2 === 0 ? second() : first()])
          }),
        )
      await player.expectBalance(100_000)
    },
  },
]
