import type { Cell } from './slot-round.ts'

/** More than any grid has rows. */
const rowsMax = 64

/** A number for each cell, for sets and maps of cells. */
export const keyOf = ({ reel, row }: Cell): number => reel * rowsMax + row
