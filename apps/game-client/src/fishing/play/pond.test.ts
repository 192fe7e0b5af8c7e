import type { FishingFish, FishingSpecies, FishingTide } from '@fairground/contract/studio'
import { fishAt, pathPoints } from '@fairground/game-rules/fishing'
import { describe, expect, it } from 'vitest'
import { Pond } from './pond.ts'

const speciesOf = (species: string, multiplier: number, kind: FishingSpecies['kind'] = 'small'): FishingSpecies => ({
  ...{ species, kind, multiplier, multipliers: [[multiplier, 1]], radius: 40, freezeMs: 0 },
})
const all = [speciesOf('sardine', 2), speciesOf('shark', 60, 'large'), speciesOf('dragon', 1_000, 'boss')]
const fishOf = (fishId: string, species: string, more: Partial<FishingFish> = {}): FishingFish => ({
  ...{ fishId, species, pathSeed: 7, shift: [0, 0], startMs: 1_000, swimMs: 10_000 },
  ...more,
})
const tideOf = (...fish: FishingFish[]): FishingTide => ({
  ...{ number: 1, startMs: 0, endMs: 20_000, serverSeed: '', commit: '', salt: '', fish },
})

function pondOf(...fish: FishingFish[]): Pond {
  const pond = new Pond(all)
  pond.takeRoom({ tides: [tideOf(...fish)], freezes: [] })
  return pond
}
const swimmer = (pond: Pond, fishId: string) => {
  const fish = pond.living.get(fishId)
  if (!fish) throw new Error(`no fish ${fishId}`)
  return fish
}

describe('places', () => {
  it('are those of the rules, at any moment and through a freeze', () => {
    const told = fishOf('1-1', 'sardine', { shift: [20, -10] })
    const pond = pondOf(told)
    const freeze = { fromMs: 3_000, untilMs: 5_000 }
    pond.takeBatch({ kills: [], freezes: [freeze] })
    for (const nowMs of [1_000, 2_500, 4_000, 6_000, 12_999]) {
      const { x, y } = pond.placeOf(swimmer(pond, '1-1'), nowMs) ?? { x: 0, y: 0 }
      expect({ x, y }).toEqual(fishAt(told, nowMs, [freeze]))
    }
    expect(pond.isFrozen(4_000)).toBe(true)
    expect(pond.placeOf(swimmer(pond, '1-1'), 13_001)).toBeUndefined()
  })

  it('lead along the path', () => {
    const pond = pondOf(fishOf('1-1', 'sardine'))
    const [first, last] = [pathPoints(7)[0], pathPoints(7).at(-1)]
    const way = Math.sign((last?.x ?? 0) - (first?.x ?? 0))
    expect(Math.sign(pond.placeOf(swimmer(pond, '1-1'), 6_000)?.dx ?? 0)).toBe(way)
  })
})

describe('what was written', () => {
  it('takes the killed fish out, and only that one', () => {
    const pond = pondOf(fishOf('1-1', 'sardine'), fishOf('1-2', 'shark'))
    const before = pond.living
    const kill = { seat: 0, weapon: 'bullet' as const, multiplier: 2, paidMinor: '0' }
    const killed = pond.takeBatch({
      kills: [
        { ...kill, fishId: '1-1' },
        { ...kill, fishId: '9-9' },
      ],
      freezes: [],
    })
    expect(killed.map(({ fishId }) => fishId)).toEqual(['1-1'])
    expect([...pond.living.keys()]).toEqual(['1-2'])
    expect(pond.living).not.toBe(before)
  })

  it('adds a tide to the fish that still swim, and lets go who has left', () => {
    const pond = pondOf(fishOf('1-1', 'sardine'))
    pond.takeTide({ ...tideOf(fishOf('2-1', 'shark', { startMs: 9_000 })), number: 2 })
    expect(pond.living.size).toBe(2)
    pond.sweep(11_500)
    expect([...pond.living.keys()]).toEqual(['2-1'])
  })

  it('leaves out a species that this client was not told of', () => {
    expect(pondOf(fishOf('1-1', 'bathysphere')).living.size).toBe(0)
  })
})

describe('targets', () => {
  it('are the fish in the field, those of the highest multiple first', () => {
    const pond = pondOf(fishOf('1-1', 'sardine'), fishOf('1-2', 'dragon'), fishOf('1-3', 'shark', { startMs: 90_000 }))
    expect(pond.targets(6_000).map(({ fishId }) => fishId)).toEqual(['1-2', '1-1'])
    expect(pond.targets(1_000)).toEqual([])
    expect(pond.bossNow(6_000)?.fishId).toBe('1-2')
  })

  it('are found under a finger that is a little off', () => {
    const pond = pondOf(fishOf('1-1', 'sardine'))
    const { x, y } = pond.placeOf(swimmer(pond, '1-1'), 6_000) ?? { x: 0, y: 0 }
    expect(pond.fishAtFinger({ x: x + 60, y }, 6_000)?.fishId).toBe('1-1')
    expect(pond.fishAtFinger({ x: x + 90, y }, 6_000)).toBeUndefined()
  })
})
