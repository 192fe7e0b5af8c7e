import type { SportsKind, SportsMatchState } from '@fairground/contract/sports'

/** Each half takes five minutes: one second is nine of play. */
const halfMs = 5 * 60_000
const breakMs = 15_000
const minutesPerHalf = 45
/** Prices follow the clock in steps. */
const stepMs = 5_000
/** Nothing is taken for so long after a goal. */
const goalSuspensionMs = 8_000

export type Period = 'before' | 'first-half' | 'half-time' | 'second-half' | 'in-play' | 'over'

/** Milliseconds from the kick-off, at a tempo. */
export const matchTimes = (tempo: number) => ({
  halfTimeMs: halfMs / tempo,
  secondHalfMs: (halfMs + breakMs) / tempo,
  fullTimeMs: (2 * halfMs + breakMs) / tempo,
  suspensionMs: goalSuspensionMs / tempo,
})

/** When a goal is told, in milliseconds from the kick-off; `atMs` counts milliseconds of play since its half began. */
export function toldMs(half: 1 | 2, atMs: number, tempo: number): number {
  const inHalfMs = (atMs * halfMs) / (minutesPerHalf * 60_000)
  return (half === 1 ? inHalfMs : halfMs + breakMs + inHalfMs) / tempo
}

interface Timed {
  starts_at: Date
  state: SportsMatchState
  sport: SportsKind
  score_home: number
  score_away: number
  part: readonly number[]
}

/**
 * The period and the minute by which a match is priced at a moment; the minute goes in steps of three quarters. Other
 * sports are priced by the number of the map, set or quarter that is played.
 */
export function momentOf(match: Timed, now: Date, tempo: number): { period: Period; minute: number } {
  const { starts_at, state, sport, score_home, score_away, part } = match
  if (state === 'open') return { period: 'before', minute: 0 }
  if (sport !== 'football') {
    const number = sport === 'basketball' ? (part[0] ?? 0) : score_home + score_away + 1
    return { period: state === 'playing' ? 'in-play' : 'over', minute: number }
  }
  if (state !== 'playing') return { period: 'over', minute: 2 * minutesPerHalf }
  const atMs = Math.max(0, now.getTime() - starts_at.getTime()) * tempo
  const minuteAt = (ms: number) => (Math.floor(Math.min(ms, halfMs) / stepMs) * stepMs * minutesPerHalf) / halfMs
  if (atMs < halfMs) return { period: 'first-half', minute: minuteAt(atMs) }
  if (atMs < halfMs + breakMs) return { period: 'half-time', minute: minutesPerHalf }
  return { period: 'second-half', minute: minutesPerHalf + minuteAt(atMs - halfMs - breakMs) }
}
