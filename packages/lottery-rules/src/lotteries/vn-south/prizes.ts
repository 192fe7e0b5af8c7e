import type { Prize } from '../../vietnam/prizes.ts'

/** 18 numbers, in the order in which FS1 draws them and the board shows them. */
export const prizes: readonly Prize[] = [
  { id: 'G8', count: 1, digits: 2 },
  { id: 'G7', count: 1, digits: 3 },
  { id: 'G6', count: 3, digits: 4 },
  { id: 'G5', count: 1, digits: 4 },
  { id: 'G4', count: 7, digits: 5 },
  { id: 'G3', count: 2, digits: 5 },
  { id: 'G2', count: 1, digits: 5 },
  { id: 'G1', count: 1, digits: 5 },
  { id: 'DB', count: 1, digits: 6 },
]
