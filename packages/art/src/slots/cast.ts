import type { Rng } from '../kit/rng.ts'
import type { SubjectRef } from '../kit/subjects.ts'
import { engravedFor, isForAdults } from './grown-up.ts'
import type { SlotSpec } from './slot-spec.ts'
import type { Some, World } from './worlds/world.ts'

/** Who plays which symbol. */
export interface Cast {
  top: SubjectRef
  high: [SubjectRef, SubjectRef, SubjectRef]
  mid: SubjectRef
  wild: SubjectRef
  scatter: SubjectRef
  coin: SubjectRef
  /** Five engravings, for titles whose low symbols are tokens. */
  tokens: SubjectRef[]
}

/** Fisher and Yates, by the seed. */
export function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  const rest = [...list]
  const drawn: T[] = []
  while (rest.length > 0) drawn.push(...rest.splice(rng.integer(0, rest.length - 1), 1))
  return drawn
}

/** Two pictures of one animal are one: its face is not its companion. */
const nameOf = (ref: SubjectRef): string =>
  ref.slice(ref.indexOf(':') + 1).replace(/-(?:face|head|bird|emblem|flower)$/, '')

/** Casts the symbols of a title from its world: nothing twice, nothing beside its own double. */
export function castSymbols(spec: SlotSpec, world: World, rng: Rng): Cast {
  const isStrict = spec.isStrict ?? true
  const hero = isStrict ? engravedFor(spec.hero) : spec.hero
  const taken = new Set([nameOf(spec.hero), nameOf(hero)])
  const isFree = (ref: SubjectRef) => !taken.has(nameOf(ref)) && (!isStrict || isForAdults(ref))
  const take = (ref: SubjectRef): SubjectRef => {
    taken.add(nameOf(ref))
    return ref
  }
  const one = (list: Some<SubjectRef>): SubjectRef =>
    take(shuffled(rng, list).find(isFree) ?? shuffled(rng, world.high).find(isFree) ?? list[0])
  const first = spec.second && isFree(spec.second) ? take(spec.second) : one(world.high)
  return {
    top: hero,
    high: [first, one(world.high), one(world.high)],
    scatter: one(world.scatter),
    wild: one(world.wild),
    mid: one(world.mid),
    tokens: shuffled(rng, world.tokens).slice(0, 5),
    coin: rng.pick(world.coin),
  }
}
