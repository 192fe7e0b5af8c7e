import {
  bigRoad,
  decideSlip,
  derivedRoad,
  drawRoad,
  goodRoads,
  goodRoadsOf,
  type RoadResult,
  type SpotBet,
  settleMatchedPool,
} from '@fairground/game-rules/settle'
import * as z from 'zod'
import { minor, oneOf } from '../fields.ts'
import { type Kind, kind } from '../kind.ts'

const resultsMax = 10_000
const slip = z.object({ slipNo: z.union([z.literal(1), z.literal(2)]), spots: z.record(z.string(), minor) })
const slips = z.object({ slips: z.array(slip) })
const road = z.object({ pattern: oneOf(goodRoads), results: z.string().regex(/^[BPT]*$/, 'B, P and T') })

const roads = z.object({
  results: z
    .string()
    .regex(/^[BPT]*$/, 'B, P and T')
    .max(resultsMax),
})
const pool = z.object({
  result: oneOf(['tai', 'xiu']),
  bets: z.array(z.object({ id: z.string(), side: oneOf(['tai', 'xiu']), amountMinor: minor })),
})

const sides: Readonly<Record<string, RoadResult>> = { B: 'a', P: 'b', T: 'tie' }

export const tableKinds: readonly Kind[] = [
  kind('slips', slips, (request) => ({ answers: answersTo(request.slips) })),
  kind('good-road', road, ({ pattern, results }) => ({
    isOn: goodRoadsOf(resultsOf(results)).some((shown) => shown === pattern),
  })),
  kind('roads', roads, ({ results }) => roadsOf(results)),
  kind('matched-pool', pool, ({ bets, result }) => ({
    bets: settleMatchedPool(bets, result).map(({ id, refundedMinor, payoutMinor }) => ({
      ...{ id, refundedMinor: `${refundedMinor}`, payoutMinor: `${payoutMinor}` },
    })),
  })),
]

const resultsOf = (marks: string): RoadResult[] => [...marks].map((mark) => sides[mark] ?? 'tie')

function roadsOf(marks: string): object {
  const columns = bigRoad(resultsOf(marks))
  const leadingTies = marks.length - marks.replace(/^T+/, '').length
  const drawn = drawRoad(columns).values()
  const count = (mark: string) => marks.split(mark).length - 1
  const derived = (road: Parameters<typeof derivedRoad>[1]) =>
    derivedRoad(columns, road)
      .map((colour) => (colour === 'red' ? 'R' : 'B'))
      .join('')
  return {
    counts: { B: count('B'), P: count('P'), T: count('T') },
    leadingTies,
    bigRoad: columns.map((cells, column) => ({
      side: cells[0]?.side === 'a' ? 'B' : 'P',
      length: cells.length,
      ties: cells.map(({ ties }, row) => (column === 0 && row === 0 ? ties - leadingTies : ties)),
    })),
    bigRoadCells: columns.map((cells) =>
      cells.map(() => {
        const { column = 0, row = 0 } = drawn.next().value ?? {}
        return [column, row]
      }),
    ),
    ...{ bigEyeBoy: derived('bigEye'), smallRoad: derived('small'), cockroachPig: derived('cockroach') },
  }
}

/** Slips of one player in one round, one after the other; the wallet takes every bet at once. */
function answersTo(asked: z.output<typeof slips>['slips']): object[] {
  const standing: Parameters<typeof decideSlip>[0][number][] = []
  return asked.map(({ slipNo, spots }) => {
    const wanted = Object.entries(spots).flatMap(([spot, stakeMinor]) =>
      stakeMinor > 0n ? [{ spot, stakeMinor }] : [],
    )
    const decided = decideSlip(standing, { slipNo, wanted })
    if (decided.kind === 'refused') return { code: decided.code }
    if (decided.kind === 'new') {
      standing.push({ roundId: `${standing.length}`, slipNo, chips: decided.chips, isWaiting: false })
      return { bet: spotsOf(decided.chips) }
    }
    return { bet: spotsOf(standing[Number(decided.roundId)]?.chips ?? []) }
  })
}

const spotsOf = (chips: readonly SpotBet[]): Record<string, string> =>
  Object.fromEntries(chips.map(({ spot, stakeMinor }) => [spot, `${stakeMinor}`]))
