import type { Draws } from '../../instant/instant-game.ts'
import { raceOrder } from '../../parts/race-order.ts'

/** A race: who comes in after whom, and how everybody sees it. The order decides the bets, and is drawn first. */
export type RaceRun = {
  /** Runners from the first to the last, counted from 0. */
  readonly order: readonly number[]
  /** By the end of each section: how far each runner has come. The finish is at 1000. */
  readonly track: readonly (readonly number[])[]
}

/** The finish on the track. */
export const finishAt = 1_000
/** Sections of the race; each takes as long as any other. */
export const sectionCount = 15

/** In the last section all run alike, so that they pass the finish in the order in which they end. */
const lastStride = 72
/** Where the winner is at the end, and how far at least and at most each is behind the one before. */
const winnerEnds = 1_062
const gapMin = 2
const gapSpan = 6

/** Share of the way to the last section by the end of each section, in thousandths: slow from the gates, then even. */
const evenly = [0, 40, 105, ...Array.from({ length: 12 }, (_, section) => 105 + Math.round(((section + 1) * 895) / 12))]
/** Early and late, a runner may be ahead of its even pace or behind it; both have gone before the last section. */
const early = [0, 200, 450, 720, 930, 1_000, 940, 800, 620, 420, 240, 110, 40, 0, 0]
const late = [0, 0, 0, 0, 60, 180, 360, 560, 760, 920, 1_000, 900, 620, 260, 0]
const earlySpan = 61
const lateSpan = 49

/** Draws the order, each place by weight among those who are left; then the gaps at the end, then each runner's pace. */
export function drawRace(weights: readonly number[], draws: Draws): RaceRun {
  const order = raceOrder(weights, draws)
  const ends = endsOf(order, draws)
  const paces = weights.map(() => ({ early: swing(draws, earlySpan), late: swing(draws, lateSpan) }))
  const sections = Array.from({ length: sectionCount }, (_, section) => section + 1)
  return {
    order,
    track: sections.map((section) =>
      paces.map((pace, runner) =>
        section === sectionCount ? (ends[runner] ?? 0) : positionOf(section, pace, (ends[runner] ?? 0) - lastStride),
      ),
    ),
  }
}

const swing = (draws: Draws, span: number): number => draws.int(span) - Math.floor(span / 2)

/** By runner. */
function endsOf(order: readonly number[], draws: Draws): readonly number[] {
  const ends: number[] = []
  let end = winnerEnds
  for (const [place, runner] of order.entries()) {
    if (place > 0) end -= gapMin + draws.int(gapSpan)
    ends[runner] = end
  }
  return ends
}

const positionOf = (section: number, pace: { early: number; late: number }, beforeLast: number): number =>
  Math.round(
    (beforeLast * (evenly[section] ?? 0) + pace.early * (early[section] ?? 0) + pace.late * (late[section] ?? 0)) /
      1_000,
  )
