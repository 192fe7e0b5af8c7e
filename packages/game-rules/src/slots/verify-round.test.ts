import { createStream } from '@fairground/fairness'
import { describe, expect, it } from 'vitest'
import { lantern20 } from './models/lantern-20.ts'
import { playRound } from './play-round.ts'
import type { SlotRound } from './slot-round.ts'
import { verifyRound } from './verify-round.ts'

const seeds = { serverSeed: 'd'.repeat(64), clientSeed: 'verify', nonce: 3 }
const round = playRound(lantern20, { stakeMinor: 2_000n, stream: createStream(seeds) })
const forged = (part: Partial<SlotRound>) => verifyRound(lantern20, { ...seeds, round: { ...round, ...part } })

it('confirms a round from its seeds, whatever order storage gave its keys', () => {
  expect(verifyRound(lantern20, { ...seeds, round })).toEqual({ isValid: true, round })
  const reordered = JSON.parse(JSON.stringify(round), (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).reverse())
      : part,
  )
  expect(verifyRound(lantern20, { ...seeds, round: reordered }).isValid).toBe(true)
})

describe('a forged round is refused', () => {
  it('when its total, an event or the number of events was changed', () => {
    const [spin, ...rest] = round.events
    const total = { totalMinor: '999999' }
    const stop = { events: [{ ...spin!, index: 1 }, ...rest] as SlotRound['events'] }
    const shorter = { events: rest }
    for (const part of [total, stop, shorter]) {
      expect(forged(part)).toMatchObject({ isValid: false, reason: 'different-result', round })
    }
  })

  it('when the seeds are others', () => {
    for (const part of [{ nonce: 4 }, { clientSeed: 'Verify' }, { serverSeed: 'e'.repeat(64) }]) {
      expect(verifyRound(lantern20, { ...seeds, ...part, round })).toMatchObject({ reason: 'different-result' })
    }
  })

  it('when it names another model or version', () => {
    expect(forged({ modelVersion: 2 })).toEqual({ isValid: false, reason: 'wrong-model' })
    expect(forged({ modelId: 'other' })).toEqual({ isValid: false, reason: 'wrong-model' })
  })

  it('when it is no playable bet at all', () => {
    for (const stakeMinor of ['0', '30', '-20', 'x', '1.5']) {
      expect(forged({ stakeMinor })).toEqual({ isValid: false, reason: 'malformed' })
    }
    expect(verifyRound(lantern20, { ...seeds, nonce: -1, round })).toMatchObject({ reason: 'malformed' })
  })
})
