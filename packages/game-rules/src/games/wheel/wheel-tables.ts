import { printedX10000 } from '../../instant/multiplier.ts'

export const wheelRisks = ['low', 'medium', 'high'] as const
export type WheelRisk = (typeof wheelRisks)[number]
export const wheelSegments = [10, 20, 30, 40, 50] as const
export type WheelSegments = (typeof wheelSegments)[number]

const low = [1.5, 1.2, 1.2, 1.2, 0, 1.2, 1.2, 1.2, 1.2, 0]

const medium: Readonly<Record<WheelSegments, readonly number[]>> = {
  10: [0, 1.9, 0, 1.5, 0, 2, 0, 1.5, 0, 3],
  20: [1.5, 0, 2, 0, 2, 0, 2, 0, 1.5, 0, 3, 0, 1.8, 0, 2, 0, 2, 0, 2, 0],
  30: [1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 2, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 2, 0, 2, 0, 1.7, 0, 4, 0, 1.5, 0, 2, 0],
  40: [
    2, 0, 3, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 2, 0, 2, 0, 1.6, 0, 2, 0, 1.5, 0, 3, 0,
    1.5, 0, 2, 0, 1.5, 0,
  ],
  50: [
    2, 0, 1.5, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 2, 0, 1.5, 0, 2, 0, 2, 0, 1.5, 0, 3,
    0, 1.5, 0, 2, 0, 1.5, 0, 1.5, 0, 5, 0, 1.5, 0, 2, 0, 1.5, 0,
  ],
}

/** What each segment pays in ten-thousandths of the stake, in the order of the wheel. */
export const wheelPays = (segments: WheelSegments, risk: WheelRisk): readonly number[] =>
  Array.from({ length: segments }, (_, segment) => wheelX10000(segments, risk, segment))

/** What one segment pays, counted from 0. */
export function wheelX10000(segments: WheelSegments, risk: WheelRisk, segment: number): number {
  if (risk === 'medium') return printedX10000(medium[segments][segment] ?? 0)
  if (risk === 'low') return printedX10000(low[segment % low.length] ?? 0)
  return segment === segments - 1 ? 9_900 * segments : 0
}
