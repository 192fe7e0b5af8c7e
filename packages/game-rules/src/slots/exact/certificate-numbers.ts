import type { SlotModel } from '../slot-model.ts'
import type { ExactFacts } from './exact-facts.ts'
import type { WinCapEffect } from './win-cap.ts'

export const decimalCount = 8

/** Cut off, never rounded up: a return to player is not to be overstated. */
export function cut(value: number): string {
  const scale = 10 ** decimalCount
  return (Math.floor(value * scale) / scale).toFixed(decimalCount)
}

export const boughtFact = (rtp: number | undefined): { rtpBought?: string } =>
  rtp === undefined ? {} : { rtpBought: cut(rtp) }

/** Largest wins of a counted distribution. */
export const capFacts = (
  { winCapX }: SlotModel,
  { maxWinX, chanceAtLeast }: WinCapEffect,
): Pick<ExactFacts, 'maxWinX' | 'maxWinBy' | 'winCapX' | 'chanceAtLeast'> => ({
  maxWinX,
  maxWinBy: 'chance',
  winCapX,
  chanceAtLeast: Object.fromEntries([...chanceAtLeast].map(([x, chance]) => [x, chance.toPrecision(6)])),
})
