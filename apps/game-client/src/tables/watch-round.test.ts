import type { SharedBetView } from '@fairground/contract/studio'
import { chainHead, chainSeed, commitOf } from '@fairground/fairness'
import { crashMsOf } from '@fairground/game-rules/games/crash'
import { sharedGames } from '@fairground/game-rules/tables'
import { expect, test } from 'vitest'
import { momentOf, rulesOfBet } from './watch-round.ts'

const origin = { publishedAt: '2026-11-22T00:00:00.000Z', saltedWith: { kind: 'seeds' as const } }
const chain = { ...chainHead('d'.repeat(64), 20), salt: 'e'.repeat(64), ...origin }
const serverSeed = chainSeed('d'.repeat(64), chain.length, 7)
const fairness = { commit: commitOf(serverSeed), clientSeed: chain.salt, nonce: 7, serverSeed }
const startedMs = 1_800_000_000_000

function betOf(gameId: string, fields: Pick<SharedBetView, 'bet' | 'events' | 'outcome' | 'payoutMinor'>) {
  const names = {
    roundId: 'rnd_1',
    sharedRoundId: 'shr_1',
    gameId,
    rulesId: gameId,
    rulesVersion: 1,
    placedAt: '2026-11-22T00:00:00Z',
  }
  const money = {
    mode: 'real' as const,
    currency: 'VND',
    stakeMinor: '1000000',
    isFree: false,
    state: 'ended' as const,
    place: 0,
  }
  return { ...names, ...money, ...fields, fairness, chain }
}

const crashed = betOf('crash', {
  bet: { stakeMinor: '1000000', autoX100: 150 },
  events: [{ type: 'cashed-out', x100: 150, by: 'auto' }],
  outcome: { bustX100: 300 },
  payoutMinor: '1500000',
})

function bingoBet(): SharedBetView {
  const rules = sharedGames.find(({ id }) => id === 'bingo-75')!
  const stakeMinor = 2_000_000n
  const entries = [{ id: 'rnd_1', seed: 'request-1', currency: 'VND', bet: { tickets: 2, stakeMinor } }]
  const outcome = rules.source.draw({ serverSeed, clientSeed: chain.salt, nonce: 7 }, { entries, pots: {} })
  const end = rules.settle({ stakeMinor }, outcome, 10n ** 15n, { id: 'rnd_1' })
  return betOf('bingo-75', {
    bet: { tickets: 2 },
    events: [...(rules.pool?.shownToOwner?.('rnd_1', outcome, { serverSeed }) ?? []), ...end.events],
    outcome: JSON.parse(JSON.stringify(outcome)),
    payoutMinor: String(end.payoutMinor),
  })
}

function at(bet: SharedBetView, ranMs: number) {
  const rules = rulesOfBet(bet)
  if (!rules) throw new Error('the rules of the bet are not known')
  return momentOf(rules, bet, { startedMs, ranMs })
}

test('a watched round of crash rises without a word of its bust, and the bet stands until its cash-out', () => {
  const early = at(crashed, crashMsOf(150) - 1)
  expect([early.table.phase, early.table.round?.result, early.table.round?.events]).toEqual(['running', null, []])
  expect([early.bet.state, early.bet.payoutMinor, early.bet.events]).toEqual(['taken', '0', []])
  const paid = at(crashed, crashMsOf(150))
  expect([paid.table.phase, paid.bet]).toEqual(['running', crashed])
  const over = at(crashed, crashMsOf(300))
  expect(over.table).toMatchObject({ phase: 'result', round: { result: { outcome: { bustX100: 300 }, serverSeed } } })
})

test('a bet that the bust took stands until the bust', () => {
  const lost = { ...crashed, events: [{ type: 'bust', bustX100: 300 }], payoutMinor: '0' }
  expect(at(lost, crashMsOf(300) - 1).bet.state).toBe('taken')
  expect(at(lost, crashMsOf(300)).bet.state).toBe('ended')
})

test('a watched round of bingo tells one number after the other, over the tickets that were dealt', () => {
  const bet = bingoBet()
  const { calls } = bet.outcome as { calls: number[] }
  const ballsAt = (ms: number) =>
    at(bet, ms).table.round?.events.flatMap((event) => (event.type === 'called' ? [event.ball] : []))
  expect([ballsAt(0), ballsAt(4_000), ballsAt(6_500)]).toEqual([[], calls.slice(0, 1), calls.slice(0, 2)])
  expect(at(bet, 0).bet.events).toEqual(bet.events.filter(({ type }) => type === 'dealt'))
  expect(ballsAt(10_000_000)).toEqual(calls)
  expect(at(bet, 10_000_000).bet).toEqual(bet)
})

test('a bet of rules that this client does not have cannot be watched', () => {
  expect(rulesOfBet({ ...crashed, rulesVersion: 99 })).toBeUndefined()
})
