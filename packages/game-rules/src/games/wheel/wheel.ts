import { oneStepGame } from '../../instant/one-step-game.ts'
import { oneOf, type Reader, readFields, stake } from '../../instant/read-input.ts'
import {
  type WheelRisk,
  type WheelSegments,
  wheelPays,
  wheelRisks,
  wheelSegments,
  wheelX10000,
} from './wheel-tables.ts'

export type WheelBet = {
  readonly stakeMinor: bigint
  readonly segments: WheelSegments
  readonly risk: WheelRisk
}

export type WheelEvent = { readonly type: 'spun'; readonly segment: number }

const segmentCount: Reader<WheelSegments> = {
  expected: `one of ${wheelSegments.join(', ')}`,
  read: (value) => wheelSegments.find((count) => count === value),
}

/** A wheel of ten to fifty equal segments. Source: the studio's book, mini games. */
export const wheel = oneStepGame<WheelBet, WheelEvent>({
  id: 'wheel',
  version: 1,
  readBet: (input) =>
    readFields<WheelBet>(input, { stakeMinor: stake, segments: segmentCount, risk: oneOf(wheelRisks) }),
  maxX10000: ({ segments, risk }) => Math.max(...wheelPays(segments, risk)),
  resolve({ segments, risk }, draws) {
    const segment = draws.int(segments)
    return { events: [{ type: 'spun', segment }], multiplierX10000: wheelX10000(segments, risk, segment) }
  },
})
