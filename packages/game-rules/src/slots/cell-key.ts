import type { Cell } from './slot-round.ts'

/** More than any grid has rows, or reels. */
export const rowsMax = 64
export const keysMax = rowsMax * rowsMax

/** A number for each cell, for sets and maps of cells. */
export const keyOf = ({ reel, row }: Cell): number => keyAt(reel, row)

export const keyAt = (reel: number, row: number): number => reel * rowsMax + row

export const cellOf = (key: number): Cell => ({ reel: Math.floor(key / rowsMax), row: key % rowsMax })
