import { sha256Hex } from '@fairground/fairness'
import type { Draws } from '../../instant/instant-game.ts'
import type { FightEnd } from './chances.ts'
import { endOf } from './season.ts'

/** How far a spring is wound when the fight begins. */
export const springTurns = 120
const [secondsMin, secondsMax] = [15, 25]

export const blowKinds = ['peck', 'kick', 'wing', 'spin'] as const
export type BlowKind = (typeof blowKinds)[number]
export type Side = 'meron' | 'wala'

/** What one second of the fight does: who strikes, how, and how far both springs are still wound. */
export type Blow = {
  readonly type: 'blow'
  readonly second: number
  readonly by: Side | 'both'
  readonly kind: BlowKind
  readonly meron: number
  readonly wala: number
}
/** The end, with what both springs had left. */
export type Ended = { readonly type: 'end'; readonly end: FightEnd; readonly meron: number; readonly wala: number }
export type FightEvent = Blow | Ended

export type Fight = { readonly end: FightEnd; readonly blows: readonly Blow[] }

/**
 * A fight from the draws of its round. The first draw decides it; the rest is theatre of that end. A fight out of time lasts
 * the whole time; in any other the loser's spring, or both, run down with the last blow.
 */
export function drawFight(draws: Draws, form: number): Fight {
  const end = endOf(draws, form)
  const seconds = end === 'time' ? secondsMax : secondsMin + draws.int(secondsMax - secondsMin + 1)
  const strikers = Array.from({ length: seconds }, (_, at) => strikerOf(draws, end, at === seconds - 1))
  const kinds = strikers.map(() => blowKinds[draws.int(blowKinds.length)] ?? 'peck')
  const [meron, wala] = (['meron', 'wala'] as const).map((side) => {
    const lost = end === 'both' || (end !== side && end !== 'time') ? springTurns : 40 + draws.int(71)
    return leftOf(
      draws,
      lost,
      strikers.map((by) => by !== side),
    )
  })
  return {
    end,
    blows: strikers.map((by, at) => ({
      ...{ type: 'blow', second: at + 1, by, kind: kinds[at] ?? 'peck' },
      ...{ meron: meron?.[at] ?? 0, wala: wala?.[at] ?? 0 },
    })),
  }
}

/** The last blow is the winner's; both strike where both run down. */
function strikerOf(draws: Draws, end: FightEnd, isLast: boolean): Blow['by'] {
  const drawn = draws.int(9)
  if (isLast && end !== 'time') return end
  if (drawn === 8) return 'both'
  return drawn < 4 ? 'meron' : 'wala'
}

/** What is left of a spring after each second, when its blows take `lost` turns from it. */
function leftOf(draws: Draws, lost: number, isHit: readonly boolean[]): number[] {
  const weights = isHit.map((hit) => (hit ? 1 + draws.int(6) : 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let taken = 0
  return weights.map((weight) => {
    taken += weight
    return springTurns - (total === 0 ? 0 : Math.floor((lost * taken) / total))
  })
}

export const eventsOfFight = ({ end, blows }: Fight): FightEvent[] => {
  const { meron = springTurns, wala = springTurns } = blows.at(-1) ?? {}
  return [...blows, { type: 'end', end, meron, wala }]
}

/** One number of all that has happened up to a second: two screens that show the same have the same. */
export const hashAt = (events: readonly { readonly type: string }[], second: number): string =>
  sha256Hex(JSON.stringify(events.filter((event) => !isBlow(event) || event.second <= second))).slice(0, 16)

export const isBlow = (event: { readonly type: string }): event is Blow => event.type === 'blow'
export const isEnded = (event: { readonly type: string }): event is Ended => event.type === 'end'
