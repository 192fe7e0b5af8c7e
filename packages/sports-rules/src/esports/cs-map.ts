import { bisect } from '../chances/bisect.ts'
import { handicapChances, type LineChances, lineChances, type ValueChance } from '../chances/line-chances.ts'
import { aheadChance, type Score, type ScoreChance } from '../chances/scores.ts'
import {
  type CsMap,
  halfRounds,
  isMapOver,
  isMapScore,
  overtimeBase,
  overtimeHalf,
  overtimeWin,
  roundWinAt,
  winRounds,
} from './cs-rounds.ts'

/** How a map can end from a score. */
export interface MapEnds {
  /** Without another overtime than the one that is played, if any is. */
  readonly ends: readonly ScoreChance[]
  /** That a new overtime begins, and the rounds that both have then. */
  readonly levelChance: number
  readonly levelAt: number
  /** What one overtime from its beginning adds, and the chance that it ends 3–3, so that another follows. */
  readonly overtime: readonly ScoreChance[]
  readonly repeatChance: number
}

/** The Markov chain over the rounds won, from any score. Throws RangeError for a score that no map has. */
export function mapEnds(map: CsMap, score: Score = [0, 0]): MapEnds {
  if (!isMapScore(score)) throw new RangeError(`no map has the score ${score.join('–')}`)
  const overtime = walk(map, [halfRounds, halfRounds])
  const base = overtimeBase(score)
  const now = isMapOver(score) ? { ends: [{ score, chance: 1 }], levelChance: 0 } : walk(map, score)
  return {
    ...now,
    levelAt: base === undefined ? halfRounds : base + overtimeHalf,
    overtime: overtime.ends.map((end) => ({ ...end, score: [end.score[0] - halfRounds, end.score[1] - halfRounds] })),
    repeatChance: overtime.levelChance,
  }
}

/** Round by round up to an end or to the next overtime. */
function walk(map: CsMap, [fromA, fromB]: Score): { ends: ScoreChance[]; levelChance: number } {
  const base = overtimeBase([fromA, fromB])
  const [level, most] = base === undefined ? [halfRounds, winRounds] : [base + overtimeHalf, base + overtimeWin]
  const ends: ScoreChance[] = []
  let levelChance = 0
  let row: number[] = [1]
  for (let a = fromA; a <= most; a += 1) {
    const next: number[] = []
    for (let b = fromB; b <= most; b += 1) {
      const chance = row[b - fromB] ?? 0
      if (chance === 0) continue
      if (a === most || b === most) ends.push({ score: [a, b], chance })
      else if (a === level && b === level) levelChance = chance
      else {
        const win = roundWinAt(map, [a, b])
        next[b - fromB] = chance * win
        row[b + 1 - fromB] = (row[b + 1 - fromB] ?? 0) + chance * (1 - win)
      }
    }
    row = next
  }
  return { ends, levelChance }
}

/** That A wins an overtime, with those that follow where it ends 3–3. */
export function overtimeWinChance({ overtime, repeatChance }: MapEnds): number {
  return aheadChance(overtime) / (1 - repeatChance)
}

/** That A wins the map. */
export function mapWinChance(ends: MapEnds): number {
  return aheadChance(ends.ends) + (ends.levelChance === 0 ? 0 : ends.levelChance * overtimeWinChance(ends))
}

/** A with a handicap of rounds, those of overtimes counted. */
export function roundsHandicap({ ends, overtime, levelChance, repeatChance }: MapEnds, handicap: number): LineChances {
  const margins = (list: readonly ScoreChance[], share: number): ValueChance[] =>
    list.map(({ score, chance }) => [score[0] - score[1], chance * share])
  const extra = levelChance === 0 ? 0 : levelChance / (1 - repeatChance)
  return handicapChances([...margins(ends, 1), ...margins(overtime, extra)], handicap)
}

/** Over a number of rounds, those of overtimes counted. */
export function roundsOver({ ends, overtime, levelChance, repeatChance, levelAt }: MapEnds, line: number): LineChances {
  const totals: ValueChance[] = ends.map(({ score, chance }) => [score[0] + score[1], chance])
  let [chance, base] = [levelChance, 2 * levelAt]
  // Overtimes one by one up to the line; whatever comes after them is above it.
  for (; base <= line; base += 2 * overtimeHalf) {
    for (const end of overtime) totals.push([base + end.score[0] + end.score[1], chance * end.chance])
    chance *= repeatChance
  }
  return lineChances([...totals, [base + overtimeWin, chance]], line)
}

/** The chance of a round at which A wins the map with this chance, by bisection. */
export const roundWinFor = (mapWin: number, sides: Omit<CsMap, 'roundWin'>): number =>
  bisect((roundWin) => mapWinChance(mapEnds({ ...sides, roundWin })), mapWin)
