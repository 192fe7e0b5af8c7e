import type { Prize } from '../../vietnam/prizes.ts'

/** 27 numbers, in the order in which FS1 draws them. */
export const prizes: readonly Prize[] = [
  { id: 'DB', count: 1, digits: 5 },
  { id: 'G1', count: 1, digits: 5 },
  { id: 'G2', count: 2, digits: 5 },
  { id: 'G3', count: 6, digits: 5 },
  { id: 'G4', count: 4, digits: 4 },
  { id: 'G5', count: 6, digits: 4 },
  { id: 'G6', count: 3, digits: 3 },
  { id: 'G7', count: 4, digits: 2 },
]
