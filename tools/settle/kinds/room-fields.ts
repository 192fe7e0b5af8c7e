import type { HandEnd } from '@fairground/room-rules'
import * as z from 'zod'
import { card, listOf, whole } from '../fields.ts'

/** So many cards of one pack, each once. */
export const cards = (min: number, max = min) =>
  listOf(card, { min, max }).refine((list) => new Set(list).size === list.length, 'each card once')

/** More seats than any room has. */
const seatsMax = 23
export const seatCount = whole(2, seatsMax)
export const seat = whole(0, seatsMax - 1)
export const bySeat = <Item extends z.ZodType>(item: Item) => listOf(item, { min: 1, max: seatsMax })
export const yesOrNo = z.boolean('true or false')

export const texts = (amounts: readonly bigint[]): string[] => amounts.map(String)

/** Net and fee of a hand in which one seat at most has won. */
export const oneWinnerTold = ({ netMinor, feeMinor }: HandEnd) => ({
  netMinor: texts(netMinor),
  feeMinor: `${feeMinor.reduce((sum, fee) => sum + fee, 0n)}`,
})
