import type { Score } from '../chances/scores.ts'

/** A side of the map: counter-terrorists or terrorists. */
export type CsSide = 'ct' | 't'

/** What a map of CS is played by. */
export interface CsMap {
  /** That A wins a round where neither side is the stronger. */
  readonly roundWin: number
  /** By how much a round is likelier for whoever plays ct, and less likely for whoever plays t. */
  readonly sideStrength: number
  /** The side of A in rounds 1–12. */
  readonly firstSide: CsSide
}

/** Of maps without figures of their own. */
export const usualSideStrength = 0.04

/** Rounds that win a map without overtime, and those of each half. */
export const winRounds = 13
export const halfRounds = 12
/** Rounds that win an overtime, and those of each of its halves. */
export const overtimeWin = 4
export const overtimeHalf = 3

/** Rounds that both have when the overtime begins that this score is in; undefined before overtime. */
export function overtimeBase([a, b]: Score): number | undefined {
  const fewer = Math.min(a, b)
  return fewer < halfRounds ? undefined : fewer - ((fewer - halfRounds) % overtimeHalf)
}

/** Whether a map can have this score, at its end or before. */
export function isMapScore(score: Score): boolean {
  const base = overtimeBase(score)
  const most = base === undefined ? winRounds : base + overtimeWin
  return score.every((rounds) => Number.isInteger(rounds) && rounds >= 0 && rounds <= most)
}

/** Whether the map has ended. */
export function isMapOver(score: Score): boolean {
  const base = overtimeBase(score)
  return Math.max(...score) === (base === undefined ? winRounds : base + overtimeWin)
}

/** That A wins the round after this score: sides change after 12 rounds, and in overtime after each three. */
export function roundWinAt({ roundWin, sideStrength, firstSide }: CsMap, [a, b]: Score): number {
  const inOvertime = a + b - 2 * halfRounds
  // An overtime begins on the side of the second half.
  const isSecondSide = inOvertime < 0 ? a + b >= halfRounds : Math.floor(inOvertime / overtimeHalf) % 2 === 0
  const isCt = (firstSide === 'ct') !== isSecondSide
  return Math.min(1, Math.max(0, roundWin + (isCt ? sideStrength : -sideStrength)))
}
