import type { SharedBetView } from '@fairground/contract/studio'
import { chainHead, chainSeed, commitOf } from '@fairground/fairness'
import { sharedGames } from '@fairground/game-rules/tables'
import { describe, expect, it } from 'vitest'
import { betRecord, pastRecord } from './shared-record.ts'

const rules = sharedGames.find(({ id }) => id === 'crash')!
const origin = { publishedAt: '2026-11-22T00:00:00.000Z', saltedWith: { kind: 'seeds' as const } }
const chain = { ...chainHead('a'.repeat(64), 20), salt: commitOf('salt'), ...origin }

function pastRound(number: number) {
  const serverSeed = chainSeed('a'.repeat(64), 20, number)
  const fairness = { serverSeed, commit: commitOf(serverSeed), clientSeed: chain.salt, nonce: number }
  const outcome = rules.source.draw({ serverSeed, clientSeed: chain.salt, nonce: number }) as { bustX100: number }
  const names = {
    sharedRoundId: 'shr_1',
    gameId: 'crash',
    rulesId: 'crash',
    rulesVersion: 1,
    number,
    endedAt: '2026-11-22T00:00:00.000Z',
  }
  return { ...names, outcome, fairness, chain }
}

function betIn(round: ReturnType<typeof pastRound>, autoX100: number): SharedBetView {
  const bet = { stakeMinor: '100000', autoX100 }
  const read = rules.readBet(bet)
  const end = read.ok ? rules.settle(read.value, round.outcome, 10n ** 18n) : undefined
  return {
    ...{ roundId: 'rnd_1', sharedRoundId: 'shr_1', gameId: 'crash', rulesId: 'crash', rulesVersion: 1, place: 0 },
    ...{
      mode: 'real',
      currency: 'VND',
      bet,
      stakeMinor: '100000',
      isFree: false,
      state: 'ended',
      placedAt: round.endedAt,
    },
    payoutMinor: String(end?.payoutMinor),
    events: [...(end?.events ?? [])],
    outcome: round.outcome,
    fairness: round.fairness,
    chain,
  }
}

const right = { fitsCommit: true, fitsEvents: true }

describe('a shared round', () => {
  it('is computed again from its seed, and fits the published chain', () => {
    for (const number of [1, 7, 20]) expect(pastRecord(pastRound(number)).check()).toEqual(right)
  })

  it('of a wheel claims no match: nothing was published before it turned', () => {
    const read = { cards: [{ told: '17' }], isTyped: false, pausedFor: null, deckSet: null }
    const fairness = { ...pastRound(7).fairness, serverSeed: null }
    const names = { rulesId: 'live-roulette', rulesVersion: 1, outcome: 17 }
    const record = pastRecord({ ...pastRound(7), ...names, fairness, read })
    expect([record.decidedBy, record.check()]).toEqual(['wheel', undefined])
    const dice = { ...names, rulesId: 'live-sic-bo', outcome: [1, 4, 6] }
    const thrown = { cards: [{ told: '1,4,6' }], isTyped: false, pausedFor: null, deckSet: null }
    expect(pastRecord({ ...pastRound(7), ...dice, fairness, read: thrown }).decidedBy).toBe('dice')
    const shoe = { ...read, deckSet: 'set-0' }
    expect(pastRecord({ ...pastRound(7), ...names, fairness, read: shoe }).decidedBy).toBeUndefined()
  })

  it('with another outcome, salt, number or chain is no match', () => {
    const round = pastRound(7)
    expect(pastRecord({ ...round, outcome: { bustX100: round.outcome.bustX100 + 1 } }).check()?.fitsEvents).toBe(false)
    const salted = { ...round, fairness: { ...round.fairness, clientSeed: commitOf('other') } }
    expect(pastRecord(salted).check()?.fitsEvents).toBe(false)
    expect(pastRecord({ ...round, fairness: { ...round.fairness, nonce: 8 } }).check()?.fitsCommit).toBe(false)
    expect(pastRecord({ ...round, chain: { ...chain, head: commitOf('x') } }).check()?.fitsCommit).toBe(false)
  })
})

describe('a bet in it', () => {
  it('of a round that was corrected shows both settlements, and what was left beside what it pays', () => {
    const at = '2026-11-23T00:00:00.000Z'
    const bet = { ...betIn(pastRound(7), 1_000_000), payoutMinor: '0' }
    const corrections = [{ version: 1, at, beforeMinor: '195000', payoutMinor: '0', leftMinor: '195000' }]
    expect(betRecord({ ...bet, corrections })).toMatchObject({
      ...{ paidMinor: 195_000n, proof: { corrections } },
      corrections: [{ at, beforeMinor: 195_000n, payoutMinor: 0n, leftMinor: 195_000n }],
    })
    expect(betRecord(bet)).not.toHaveProperty('corrections')
  })

  it('is paid what its target makes of the outcome, and any other payout is told', () => {
    const round = pastRound(7)
    for (const autoX100 of [101, 1_000_000]) {
      const bet = betIn(round, autoX100)
      expect(betRecord(bet).check()).toEqual(right)
      expect(betRecord({ ...bet, payoutMinor: '7' }).check()?.fitsEvents).toBe(false)
    }
  })

  it('that was free is paid what it wins beyond its stake', () => {
    const bet = betIn(pastRound(7), 101)
    const payoutMinor = String(BigInt(bet.payoutMinor) - BigInt(bet.stakeMinor))
    const free = { ...bet, isFree: true, payoutMinor }
    expect(betRecord(free)).toMatchObject({ isFree: true, paidMinor: BigInt(payoutMinor) })
    expect(betRecord(free).check()).toEqual(right)
    expect(betRecord({ ...bet, isFree: true }).check()?.fitsEvents).toBe(false)
  })

  it('is open, and cannot be checked, while the seed of its round is not public', () => {
    const bet = betIn(pastRound(7), 101)
    const record = betRecord({ ...bet, outcome: null, fairness: { ...bet.fairness, serverSeed: null } })
    expect([record.state, record.check()]).toEqual(['open', undefined])
  })
})
