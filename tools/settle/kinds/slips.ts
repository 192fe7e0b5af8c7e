import { decideSlip, goodRoads, goodRoadsOf, type RoadResult, type SpotBet } from '@fairground/game-rules/settle'
import * as z from 'zod'
import { minor, oneOf } from '../fields.ts'
import { type Kind, kind } from '../kind.ts'

const slip = z.object({ slipNo: z.union([z.literal(1), z.literal(2)]), spots: z.record(z.string(), minor) })
const slips = z.object({ slips: z.array(slip) })
const road = z.object({ pattern: oneOf(goodRoads), results: z.string().regex(/^[BPT]*$/, 'B, P and T') })

const sides: Readonly<Record<string, RoadResult>> = { B: 'a', P: 'b', T: 'tie' }

export const slipKinds: readonly Kind[] = [
  kind('slips', slips, (request) => ({ answers: answersTo(request.slips) })),
  kind('good-road', road, ({ pattern, results }) => ({
    isOn: goodRoadsOf([...results].map((mark) => sides[mark] ?? 'tie')).some((shown) => shown === pattern),
  })),
]

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
