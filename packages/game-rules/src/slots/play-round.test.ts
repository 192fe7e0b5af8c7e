import { createStream } from '@fairground/fairness'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lantern20 } from './models/lantern-20.ts'
import { playRound } from './play-round.ts'
import { isPlayableStake } from './round-book.ts'
import { scriptedDraws } from './test/scripted-draws.ts'
import { handModel, threeReels } from './test/small-model.ts'

const [a, nothing, scatter] = [[0], [1], [2]]
const play = (spins: readonly number[][], model = handModel, stakeMinor = 100n) => {
  const stream = scriptedDraws(...spins)
  const round = playRound(model, { stakeMinor, stream })
  expect(stream.left()).toBe(0)
  return round
}
const types = (round: ReturnType<typeof play>) => round.events.map(({ type }) => type)

describe('the order of events', () => {
  it('a losing spin is a spin and an end', () => {
    const round = play([nothing])
    expect(round).toMatchObject({ modelId: 'hand', modelVersion: 1, stakeMinor: '100', totalMinor: '0' })
    expect(round.events).toEqual([
      { type: 'spin', mode: 'base', index: 0, multiplier: 1, stops: [1], window: [['b']], remaining: 0 },
      { type: 'round-ended', totalMinor: '0' },
    ])
  })

  it('a line win names its line, symbol, cells and amount', () => {
    const wins = [{ line: 0, symbol: 'a', count: 1, cells: [{ reel: 0, row: 0 }], amountMinor: '200' }]
    expect(play([a]).events[1]).toEqual({ type: 'line-wins', wins, amountMinor: '200', roundMinor: '200' })
  })

  it('free spins are awarded, multiplied, prolonged and ended', () => {
    const round = play([scatter, a, scatter, nothing])
    expect(types(round)).toEqual([
      ...['spin', 'scatter-win', 'free-spins-awarded'],
      ...['spin', 'line-wins'],
      ...['spin', 'scatter-win', 'free-spins-retriggered'],
      ...['spin', 'free-spins-ended', 'round-ended'],
    ])
    const cells = [{ reel: 0, row: 0 }]
    expect(round.events[2]).toEqual({ type: 'free-spins-awarded', count: 2, multiplier: 3, cells })
    expect(round.events[3]).toMatchObject({ mode: 'free', index: 0, multiplier: 3, remaining: 1 })
    expect(round.events[4]).toMatchObject({ amountMinor: '600', roundMinor: '700' })
    expect(round.events[6]).toMatchObject({ amountMinor: '300', roundMinor: '1000' })
    expect(round.events[7]).toEqual({ type: 'free-spins-retriggered', count: 1, remaining: 1, cells })
    expect(round.events[9]).toEqual({ type: 'free-spins-ended', played: 3, amountMinor: '900' })
    expect(round.totalMinor).toBe('1000')
  })

  it('a model without retriggers plays its free spins to the end', () => {
    const model = { ...handModel, freeSpins: { ...handModel.freeSpins, retriggerCount: 0 } }
    expect(types(play([scatter, scatter, scatter], model))).not.toContain('free-spins-retriggered')
  })
})

describe('the win cap', () => {
  it('cuts the round and ends the free spins at once', () => {
    const round = play([scatter, a], { ...handModel, winCapX: 4 })
    expect(types(round).slice(3)).toEqual(['spin', 'line-wins', 'win-capped', 'free-spins-ended', 'round-ended'])
    expect(round.events[4]).toMatchObject({ amountMinor: '600', roundMinor: '400' })
    expect(round.events[5]).toEqual({ type: 'win-capped', capMinor: '400' })
    expect(round.events[6]).toMatchObject({ played: 1, amountMinor: '300' })
    expect(round.totalMinor).toBe('400')
  })

  it('leaves no free spins to a base spin that reaches it', () => {
    expect(types(play([scatter], { ...handModel, winCapX: 1 }))).toEqual([
      'spin',
      'scatter-win',
      'win-capped',
      'round-ended',
    ])
  })

  it('a win of exactly the cap is paid in full', () => {
    expect(play([a], { ...handModel, winCapX: 2 }).totalMinor).toBe('200')
  })
})

describe('the stake', () => {
  it('must divide into units, so that nothing is ever cut off', () => {
    for (const stake of [0n, -20n, 30n, 1n]) {
      expect(isPlayableStake(lantern20, stake)).toBe(false)
      expect(() => playRound(lantern20, { stakeMinor: stake, stream: scriptedDraws([0]) })).toThrow(RangeError)
    }
    expect(isPlayableStake(lantern20, 20n)).toBe(true)
  })

  it('of eighteen digits is paid to the last of them', () => {
    const stakeMinor = 987_654_321_987_654_300n
    const { stakeMinor: told, totalMinor } = play([a], handModel, stakeMinor)
    expect([BigInt(told), BigInt(totalMinor)]).toEqual([stakeMinor, 2n * stakeMinor])
  })

  it('scales every amount and nothing else', () => {
    const amounts = (stakeMinor: bigint) =>
      Array.from({ length: 200 }, (_, nonce) => {
        const stream = createStream({ serverSeed: 'a'.repeat(64), clientSeed: 'scale', nonce })
        return BigInt(playRound(lantern20, { stakeMinor, stream }).totalMinor)
      })
    const huge = 10n ** 15n
    expect(amounts(20n * huge)).toEqual(amounts(20n).map((amount) => amount * huge))
  })
})

it('[R-54] the same seeds give the same list, through JSON and back', () => {
  const once = () => {
    const stream = createStream({ serverSeed: 'b'.repeat(64), clientSeed: 'again', nonce: 7 })
    return playRound(lantern20, { stakeMinor: 2_000n, stream })
  }
  expect(JSON.parse(JSON.stringify(once()))).toEqual(once())
})

it('every round adds up, stays within the cap, and draws one word per reel and spin', () => {
  const seeds = fc.record({ nonce: fc.nat(), clientSeed: fc.stringMatching(/^[0-9a-f]{1,20}$/) })
  fc.assert(
    fc.property(seeds, fc.constantFrom(lantern20, threeReels), ({ nonce, clientSeed }, model) => {
      const stream = createStream({ serverSeed: 'c'.repeat(64), clientSeed, nonce })
      const { events, totalMinor } = playRound(model, { stakeMinor: BigInt(model.betUnits * 7), stream })
      const spins = events.filter(({ type }) => type === 'spin')
      const won = events.flatMap((event) => ('roundMinor' in event ? [BigInt(event.amountMinor)] : []))
      const sum = won.reduce((total, amount) => total + amount, 0n)
      const cap = BigInt(model.winCapX * model.betUnits * 7)
      expect(BigInt(totalMinor)).toBe(sum < cap ? sum : cap)
      expect(stream.calls).toBe(spins.length * model.grid.reels)
      for (const event of events) {
        if (event.type !== 'line-wins') continue
        const lines = event.wins.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n)
        expect(lines).toBe(BigInt(event.amountMinor))
      }
    }),
    { numRuns: 400 },
  )
})
