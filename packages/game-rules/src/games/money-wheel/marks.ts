import type { WheelSpot } from './money-wheel.ts'

/** Of roads: one letter for each number, and its colour. */
export const wheelMarks: Readonly<Record<WheelSpot, string>> = { 1: '1', 2: '2', 5: '5', 10: 'T', 20: 'V', 40: 'F' }
const tones = { 1: 'gold', 2: 'blue', 5: 'green', 10: 'black', 20: 'gold', 40: 'red' } as const

/** The marks with what they stand for. */
export const wheelLetters = Object.entries(wheelMarks).map(([number, mark]) => ({
  ...{ mark, number, tone: tones[number as unknown as keyof typeof tones] },
}))
