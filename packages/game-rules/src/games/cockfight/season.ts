import { commitOf, createStream, sha256Hex } from '@fairground/fairness'
import type { PublicSeeds } from '../../tables/table-rules.ts'
import { birds } from './birds.ts'
import { type FightEnd, fightEnds, formOf, weightsOf } from './chances.ts'
import { pointMilli, shiftOf } from './elo.ts'

export const fightsPerDay = 48
export const daysPerSeason = 30
export const fightsPerSeason = fightsPerDay * daysPerSeason
const fightsPerPairing = birds.length / 2
const lastShown = 5

/** A bird within its season. */
export type Standing = {
  readonly bird: number
  readonly ratingMilli: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Its last fights, the newest last: W, D, L. */
  readonly last: string
}

export type Place = { readonly season: number; readonly day: number; readonly fight: number }
export type Pair = { readonly meron: number; readonly wala: number }

/** Where a round of the chain stands, all counted from 1. */
export function placeOf(number: number): Place {
  const at = (number - 1) % fightsPerSeason
  return {
    season: Math.floor((number - 1) / fightsPerSeason) + 1,
    day: Math.floor(at / fightsPerDay) + 1,
    fight: (at % fightsPerDay) + 1,
  }
}

/** Who meets whom in a round: known for the whole season once the chain has its salt. Each bird fights three times a day. */
export function pairOf(salt: string, number: number): Pair {
  const { season, day, fight } = placeOf(number)
  const order = known(`${salt} ${season} ${day}`, () => {
    const stream = publicStream('pairs', salt, (season - 1) * daysPerSeason + day)
    return Array.from({ length: fightsPerDay / fightsPerPairing }, () => stream.deal(birds.length, birds.length)).flat()
  })
  const at = (fight - 1) * 2
  return { meron: order[at] ?? 0, wala: order[at + 1] ?? 0 }
}

const days = new Map<string, readonly number[]>()
function known(key: string, draw: () => number[]): readonly number[] {
  const found = days.get(key) ?? draw()
  remember(days, key, found)
  return found
}

/** Ratings as the season opens, 1,400 to 1,600 points. */
function openingOf(salt: string, season: number): Standing[] {
  const stream = publicStream('ratings', salt, season)
  return birds.map((_, bird) => ({
    ...{ bird, ratingMilli: (1_400 + stream.int(201)) * pointMilli },
    ...{ won: 0, drawn: 0, lost: 0, last: '' },
  }))
}

const publicStream = (what: string, salt: string, nonce: number) =>
  createStream({ serverSeed: sha256Hex(`cockfight ${what}`), clientSeed: salt, nonce })

const states = new Map<string, readonly Standing[]>()
const rememberedMax = 64

/**
 * The birds before this round, by their number, from what is public: hashing the commit again and again gives the seeds of
 * all rounds before it, and those give their ends.
 */
export function standingsAt({ commit, salt, number }: PublicSeeds): readonly Standing[] {
  const fought = (number - 1) % fightsPerSeason
  const stateBefore = (round: number, seed: string) => states.get(`${salt} ${round} ${seed}`)
  const seeds: string[] = []
  let [seed, found] = [commit, stateBefore(number, commit)]
  while (!found && seeds.length < fought) {
    seeds.push(seed)
    seed = commitOf(seed)
    found = stateBefore(number - seeds.length, seed)
  }
  const first = number - seeds.length
  let standings = found ?? openingOf(salt, placeOf(number).season)
  for (const [index, serverSeed] of seeds.reverse().entries())
    standings = after(standings, { serverSeed, clientSeed: salt, nonce: first + index })
  if (fought > 0) remember(states, `${salt} ${number} ${commit}`, standings)
  return standings
}

/** The birds after a fight, from its seed. */
export function after(
  standings: readonly Standing[],
  seeds: { serverSeed: string; clientSeed: string; nonce: number },
): readonly Standing[] {
  const { meron, wala } = pairOf(seeds.clientSeed, seeds.nonce)
  const [red, blue] = [standings[meron], standings[wala]]
  if (!red || !blue) throw new RangeError('a bird of a pair is not in the season')
  const end = endOf(createStream(seeds), formOf(red.ratingMilli, blue.ratingMilli))
  const shift = shiftOf(red.ratingMilli, blue.ratingMilli, scoredBy(end))
  const next = [...standings]
  next[meron] = fought(red, { shift, mark: markFor('meron', end) })
  next[wala] = fought(blue, { shift: -shift, mark: markFor('wala', end) })
  return next
}

/** The first draw of a fight decides it. */
export const endOf = (draws: { weighted(weights: readonly number[]): number }, form: number): FightEnd =>
  fightEnds[draws.weighted(weightsOf(form))] ?? 'time'

const scoredBy = (end: FightEnd): number => (end === 'meron' ? 1 : end === 'wala' ? 0 : 0.5)

const markFor = (side: 'meron' | 'wala', end: FightEnd): 'W' | 'D' | 'L' =>
  end === 'both' || end === 'time' ? 'D' : end === side ? 'W' : 'L'

const fought = (one: Standing, { shift, mark }: { shift: number; mark: 'W' | 'D' | 'L' }): Standing => ({
  ...{ bird: one.bird, ratingMilli: one.ratingMilli + shift },
  ...{
    won: one.won + Number(mark === 'W'),
    drawn: one.drawn + Number(mark === 'D'),
    lost: one.lost + Number(mark === 'L'),
  },
  last: (one.last + mark).slice(-lastShown),
})

/** Win 3, draw 1; equal: more wins, then the higher rating, then the lower number. */
export const tableOf = (standings: readonly Standing[]): Standing[] =>
  [...standings].sort(
    (a, b) => pointsOf(b) - pointsOf(a) || b.won - a.won || b.ratingMilli - a.ratingMilli || a.bird - b.bird,
  )

export const pointsOf = ({ won, drawn }: Pick<Standing, 'won' | 'drawn'>): number => won * 3 + drawn

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= rememberedMax) return
    map.delete(oldest)
  }
}
