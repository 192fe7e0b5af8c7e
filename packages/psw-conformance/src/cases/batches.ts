import { randomUUID } from 'node:crypto'
import type { PswBetResult, PswCode } from '@fairground/contract/psw'
import type { Case } from '../case.ts'
import { equal, expectCode } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { newBet, type Player } from '../player.ts'

const betsMax = 200

const codesOf = (results: readonly PswBetResult[]): string => results.map(({ code }) => code).join(' ')

/** Every bet is answered again as it was, and nothing moves. */
function expectReplays(again: readonly PswBetResult[], first: readonly PswBetResult[], what: string): void {
  for (const [index, result] of again.entries()) {
    const before = first.find(({ transactionId }) => transactionId === result.transactionId)
    equal(result.code, before?.code, `${what}: bet ${index}`)
    equal(result.replayed, true, `${what}: bet ${index} is a repeat`)
    equal(result.portalTransactionId, before?.portalTransactionId, `${what}: bet ${index}, its transaction`)
  }
}

/** A player without money, one at his limit, one blocked, a game that is not his and a round that is over. */
async function refusedBets(lab: Lab) {
  const poor = await lab.player({ balance: '100' })
  const [limited, blocked, other, late] = (await lab.players(4)) as [Player, Player, Player, Player]
  await limited.change({ kind: 'limits', lossMax: '500' })
  await blocked.change({ kind: 'block' })
  const over = newBet()
  expectCode(await late.bet(over), 'OK', 'the round that is over')
  await late.win({ roundId: over.roundId, roundClosed: true })
  return [
    { bet: poor.batchedBet(), code: 'INSUFFICIENT_FUNDS' },
    { bet: limited.batchedBet(), code: 'LIMIT_LOSS' },
    { bet: blocked.batchedBet(), code: 'PLAYER_BLOCKED' },
    { bet: other.batchedBet({ gameId: 'another-game' }), code: 'GAME_DISABLED' },
    { bet: late.batchedBet({ roundId: over.roundId }), code: 'ROUND_CLOSED' },
  ] satisfies { bet: object; code: PswCode }[]
}

const stateOf = async (player: Player, transactionId: string) => (await player.status(transactionId)).state

export const batchCases: Case[] = [
  {
    id: 'W-71',
    title: 'two hundred bets of two hundred players in one call are taken and answered in their order',
    isSingle: true,
    async run(lab) {
      await lab.needs('batchBets')
      const players = await lab.players(betsMax)
      const bets = players.map(({ facts: { playerId, sessionToken } }) => ({
        ...{ playerId, sessionToken, amount: '1000', ...newBet() },
      }))
      const { gameId, currency } = (players[0] as Player).facts
      const results = await lab.sendBets(bets, { gameId, currency, placedAt: new Date().toISOString() })
      for (const [index, { code, balance, replayed, retry }] of results.entries())
        equal(`${code} ${balance} ${replayed} ${retry}`, 'OK 99000 false false', `bet ${index}`)
      equal(new Set(results.map((result) => result.portalTransactionId)).size, betsMax, 'portal transactions')
    },
  },
  {
    id: 'W-72',
    title: 'refused bets between others get their own codes, and the others are taken',
    async run(lab) {
      await lab.needs('batchBets')
      const players = await lab.players(5)
      const refused = await refusedBets(lab)
      const bets = refused.flatMap(({ bet }, index) => [(players[index] as Player).batchedBet(), bet])
      const results = await lab.sendBets(bets)
      equal(codesOf(results), refused.map(({ code }) => `OK ${code}`).join(' '), 'codes')
      for (const player of players) await player.expectBalance(99_000)
      const [, poor] = results
      equal(poor?.balance, '100', 'the balance of who has too little')
    },
  },
  {
    id: 'W-73',
    title: 'the same bets again, backwards and each alone move nothing',
    async run(lab) {
      await lab.needs('batchBets')
      const players = await lab.players(5)
      const bets = players.map((player) => player.batchedBet())
      const first = await lab.sendBets(bets)
      expectReplays(await lab.sendBets(bets), first, 'again')
      expectReplays(await lab.sendBets(bets.toReversed()), first, 'backwards')
      for (const [index, bet] of bets.entries()) {
        const alone = await lab.send('bet', bet)
        equal(`${alone.code} ${alone.replayed}`, 'OK true', `bet ${index} alone`)
        equal(alone.portalTransactionId, first[index]?.portalTransactionId, `bet ${index} alone, its transaction`)
      }
      for (const player of players) await player.expectBalance(99_000)
    },
  },
  {
    id: 'W-74',
    title: 'bets that were decided before are repeats, one with other fields is a mismatch, the rest is taken',
    async run(lab) {
      await lab.needs('batchBets')
      const players = await lab.players(6)
      const bets = players.map((player) => player.batchedBet())
      for (const bet of bets.slice(0, 3)) expectCode(await lab.send('bet', bet), 'OK')
      const changed = bets.map((bet, index) => (index === 1 ? { ...bet, amount: '1001' } : bet))
      const results = await lab.sendBets(changed)
      equal(codesOf(results), 'OK TRANSACTION_MISMATCH OK OK OK OK', 'codes')
      equal(`${results[0]?.replayed} ${results[2]?.replayed}`, 'true true', 'those decided before')
      for (const player of players) await player.expectBalance(99_000)
    },
  },
  {
    id: 'W-75',
    title: 'one id twice in a call takes one stake: the second is a repeat, or a mismatch with other fields',
    async run(lab) {
      await lab.needs('batchBets')
      const [player, other] = [await lab.player(), await lab.player()]
      const [twice, unequal] = [player.batchedBet(), other.batchedBet()]
      const results = await lab.sendBets([twice, unequal, twice, { ...unequal, amount: '2000' }])
      equal(codesOf(results), 'OK OK OK TRANSACTION_MISMATCH', 'codes')
      equal(results[2]?.replayed, true, 'the second of the same')
      equal(results[2]?.portalTransactionId, results[0]?.portalTransactionId, 'its transaction')
      await player.expectBalance(99_000)
      await other.expectBalance(99_000)
    },
  },
  {
    id: 'W-76',
    title: 'of ten bets of one player with funds for six the first six are taken',
    async run(lab) {
      await lab.needs('batchBets')
      const player = await lab.player({ balance: '6000' })
      const results = await lab.sendBets(Array.from({ length: 10 }, () => player.batchedBet()))
      const expected = Array.from({ length: 10 }, (_, index) => (index < 6 ? 'OK' : 'INSUFFICIENT_FUNDS'))
      equal(codesOf(results), expected.join(' '), 'codes')
      await player.expectBalance(0)
    },
  },
  {
    id: 'W-77',
    title: 'a call that cannot be read does nothing; a bet that cannot be read is refused alone',
    isSingle: true,
    async run(lab) {
      await lab.needs('batchBets')
      const player = await lab.player()
      const bet = player.batchedBet()
      const { transactionId: _, ...nameless } = bet
      const many = Array.from({ length: betsMax + 1 }, () => player.batchedBet({ amount: '200' }))
      for (const bets of [[], many, [bet, nameless], [bet, { ...nameless, transactionId: 'no id' }]]) {
        const { status, answer } = await lab.attempt('bets', { bets })
        equal(`${answer.code} ${status}`, 'BAD_REQUEST 400', `${bets.length} bets`)
      }
      const large = await lab.attempt('bets', { bets: [{ ...bet, colour: 'x'.repeat(257 * 1_024) }] })
      equal(`${large.answer.code} ${large.status}`, 'BODY_TOO_LARGE 413', '257 KiB')
      const raw = JSON.stringify({ requestId: randomUUID(), bets: [bet] })
      const changed = await lab.attempt('bets', {}, { raw, sentInstead: raw.replace('"1000"', '"1001"') })
      equal(`${changed.answer.code} ${changed.status}`, 'BAD_SIGNATURE 401', 'one byte changed')
      equal(await stateOf(player, bet.transactionId), 'UNKNOWN', 'state of the bet')
      const broken = [player.batchedBet({ amount: '01' }), bet, player.batchedBet({ amount: 1_000 })]
      equal(codesOf(await lab.sendBets(broken)), 'BAD_REQUEST OK BAD_REQUEST', 'broken amounts')
      await player.expectBalance(99_000)
    },
  },
]
