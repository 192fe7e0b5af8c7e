import { createStream, type SeedTriple, type Stream } from '@fairground/fairness'
import type { SwimmingFish } from './paths.ts'
import { allSpecies, type Species, type SpeciesKind } from './species.ts'

export type TideFish = SwimmingFish & { readonly fishId: string; readonly species: string }

type Tide = {
  /** Element of the room's chain, its salt, and its number in the chain. */
  readonly seeds: SeedTriple
  /** Of the room: makes the names of the fish. */
  readonly number: number
  readonly startMs: number
}

/** One element of a room's chain decides what begins to swim in so long. */
export const tideMs = 20_000
/** Groups that begin in one tide, evenly spread; a boss comes with one tide in four. */
const groupsOfTide = 20
const bossOneIn = 4
const kinds: readonly (readonly [Exclude<SpeciesKind, 'boss'>, number])[] = [
  ['small', 60],
  ['medium', 30],
  ['large', 10],
]
/** Small fish may come as a shoal of up to so many. */
const shoalMax = 5
/** Some swim a little faster than others. */
const paceSpread = 30

/** What begins to swim in a tide: who, on which path, and when. It changes no chance: every target returns the same. */
export function tideOf({ seeds, number, startMs }: Tide): TideFish[] {
  const stream = createStream(seeds)
  const groups = Array.from({ length: groupsOfTide }, (_, at) =>
    groupOf(stream, startMs + Math.floor((at * tideMs) / groupsOfTide)),
  )
  const boss = stream.int(bossOneIn) === 0 ? [swimmer(stream, oneOf(stream, 'boss'), startMs + tideMs / 2)] : []
  return [...groups.flat(), ...boss].map((fish, at) => ({ fishId: `${number}-${at + 1}`, ...fish }))
}

type Swimmer = Omit<TideFish, 'fishId'>

function groupOf(stream: Stream, startMs: number): Swimmer[] {
  const kind = kinds[stream.weighted(kinds.map(([, weight]) => weight))]?.[0] ?? 'small'
  const first = swimmer(stream, oneOf(stream, kind), startMs + stream.int(tideMs / groupsOfTide))
  const more = kind === 'small' ? stream.int(shoalMax) : 0
  const shoal = Array.from({ length: more }, (): Swimmer => {
    const shift = [stream.int(240) - 120, stream.int(160) - 80] as const
    return { ...first, shift }
  })
  return [first, ...shoal]
}

const oneOf = (stream: Stream, kind: SpeciesKind): Species => {
  const all = allSpecies.filter((each) => each.kind === kind)
  return all[stream.int(all.length)] as Species
}

function swimmer(stream: Stream, { species, swimMs }: Species, startMs: number): Swimmer {
  const pathSeed = stream.u32()
  const slower = stream.int(2 * paceSpread + 1) - paceSpread
  return { species, pathSeed, shift: [0, 0], startMs, swimMs: swimMs + Math.floor((swimMs * slower) / 100) }
}
