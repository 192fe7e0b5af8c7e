import type { SharedBetView } from '@fairground/contract/studio'
import { chainHead, chainSeed, commitOf } from '@fairground/fairness'
import { type Hand, sharedGames, toldDecisions } from '@fairground/game-rules/tables'
import { expect, test } from 'vitest'
import { betRecord } from '../../tables/shared-record.ts'
import { stagedRun } from '../../tables/stages/staged-run.ts'
import { momentOf } from '../../tables/watch-round.ts'

const rules = sharedGames.find(({ id }) => id === 'live-blackjack')!
const stages = rules.stages!
const [seed, length] = ['c'.repeat(64), 200]
const origin = { publishedAt: '2026-11-28T00:00:00.000Z', saltedWith: { kind: 'seeds' as const } }
const chain = { ...chainHead(seed, length), salt: 'd'.repeat(64), ...origin }
const input = { bets: [{ spot: 'box', stakeMinor: '1000' }] }
const read = rules.readBet(input)

/** The first round whose first stage asks for a double: it is doubled. */
function doubled(): SharedBetView {
  for (let number = 1; read.ok; number += 1) {
    const serverSeed = chainSeed(seed, length, number)
    const outcome = rules.source.draw({ serverSeed, clientSeed: chain.salt, nonce: number })
    const open: Hand<{ stakeMinor: bigint }> = { bet: read.value, wishes: [], raisedMinor: [] }
    if (!stages.asks(open, outcome, 1).includes('double')) continue
    const decisions = { wishes: ['double'], raisedMinor: [stages.raiseMinor(open, 'double')] }
    const end = rules.settle(read.value, outcome, 0n, { decisions })
    return {
      ...{ roundId: 'rnd_1', sharedRoundId: 'shr_1', gameId: rules.id, rulesId: rules.id, rulesVersion: rules.version },
      ...{ place: 0, mode: 'real', currency: 'VND', bet: input, stakeMinor: '1000', isFree: false, state: 'ended' },
      payoutMinor: `${end.payoutMinor}`,
      events: [toldDecisions(decisions), ...end.events] as SharedBetView['events'],
      placedAt: '2026-11-28T00:00:00Z',
      outcome: JSON.parse(JSON.stringify(outcome)),
      fairness: { commit: commitOf(serverSeed), clientSeed: chain.salt, nonce: number, serverSeed },
      chain,
    }
  }
  throw new Error('there is no bet')
}

const bet = doubled()

test('history counts what was added to the stake, and the check finds every decision and payout again from the seed', () => {
  const record = betRecord(bet)
  expect([record.stakeMinor, record.paidMinor]).toEqual([2_000n, BigInt(bet.payoutMinor)])
  expect(record.check()).toEqual({ fitsCommit: true, fitsEvents: true })
})

test.each([
  ['another decision', { wishes: ['hit'], raisedMinor: ['0'] }],
  ['a raise that was not made', { wishes: ['double'], raisedMinor: ['5000'] }],
])('%s is found', (_name, decided) => {
  const [told, ...events] = bet.events
  const forged = { ...bet, events: [{ ...told!, ...decided }, ...events] }
  expect(betRecord(forged).check()?.fitsEvents).toBe(false)
})

test('a bet is shown again as it was played: the deal, a stage after the other, and the dealer', () => {
  const staged = stagedRun(rules, bet)!
  const at = (ranMs: number) => momentOf(rules, bet, { startedMs: 0, ranMs, staged })
  const typesAt = (ranMs: number) => at(ranMs).table.round?.events.map(({ type, to }) => to ?? type) ?? []
  expect(typesAt(0).filter((one) => one !== 'peeked')).toEqual(['box', 'dealer', 'box'])
  expect(at(0).bet).toMatchObject({ state: 'taken', events: [{ type: 'decided' }] })
  expect(typesAt(stages.dealMs)).toContain('common')
  expect(at(staged.runMs).table.phase).toBe('result')
  expect(typesAt(staged.runMs).at(-1)).toBe('dealer')
  expect(at(staged.runMs).bet).toEqual(bet)
})
