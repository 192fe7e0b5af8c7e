import { expect, it } from 'vitest'
import { safeStorage } from '../lib/safe-storage.ts'
import { keepFacts, netMinor, readFacts, startFacts, withRound } from './session-facts.ts'

const memory = () =>
  safeStorage(() => {
    throw new Error('storage is forbidden in this sandbox')
  })

it('counts rounds, stakes and what they paid, and calls a loss a loss', () => {
  const facts = [500n, 0n, 2_000n].reduce(
    (sum, paidMinor, index) => withRound(sum, { roundId: `rnd_${index}`, stakeMinor: 1_000n, paidMinor }),
    startFacts(5),
  )
  expect(facts).toMatchObject({ startedAtMs: 5, rounds: 3, stakedMinor: 3_000n, paidMinor: 2_500n })
  expect(netMinor(facts)).toBe(-500n)
})

it('counts a round once, also when its show was cut and it is shown again', () => {
  const round = { roundId: 'rnd_1', stakeMinor: 1_000n, paidMinor: 0n }
  const once = withRound(startFacts(5), round)
  expect(withRound(once, round)).toEqual(once)
})

it('survives a reload of the same session, and begins anew with another one', () => {
  const storage = memory()
  const facts = withRound(startFacts(5), {
    roundId: 'rnd_1',
    stakeMinor: 1_000n,
    paidMinor: 9_000_000_000_000_000_000n,
  })
  keepFacts(storage, 'first', facts)
  expect(readFacts(storage, 'first')).toEqual(facts)
  expect(readFacts(storage, 'second')).toBeUndefined()
})
