import {
  instantPayments,
  isProper,
  mauBinhFeePercent,
  mauBinhInstantUnits,
  mauBinhInstantWin,
  mauBinhPayments,
  settlePayments,
  unitsOf,
} from '@fairground/room-rules'
import * as z from 'zod'
import { listOf, minor, whole } from '../fields.ts'
import { type Kind, kind } from '../kind.ts'
import { cards, texts } from './room-fields.ts'

const seats = { min: 2, max: 4 }
const setHand = { back: cards(5), middle: cards(5), front: cards(3) }
const isOnce = (list: readonly number[]): boolean => new Set(list).size === list.length
const rows = z
  .object(setHand)
  .refine(({ back, middle, front }) => isOnce([...back, ...middle, ...front]), 'each card once')
const settled = z.object({
  hands: listOf(rows, seats),
  rowBonus: z.boolean('true or false').optional(),
  stakeMinor: minor.optional(),
})
const instant = z.object({ winUnits: listOf(whole(0, 100), seats) })

export const roomMauBinhKinds: readonly Kind[] = [
  kind('mau-binh-settle', settled, ({ hands, rowBonus = false, stakeMinor }) => {
    const payments = mauBinhPayments(hands, { hasRowBonus: rowBonus })
    const told = { isProper: hands.map(isProper), units: unitsOf(payments, hands.length) }
    if (stakeMinor === undefined) return told
    const stakes = { seatCount: hands.length, stakeMinor, feePercent: mauBinhFeePercent }
    const { netMinor, feeMinor } = settlePayments(payments, stakes)
    return { ...told, netMinor: texts(netMinor), feeMinor: texts(feeMinor) }
  }),
  kind('mau-binh-instant-settle', instant, ({ winUnits }) => ({
    units: unitsOf(instantPayments(winUnits), winUnits.length),
  })),
  kind(
    'mau-binh-valid',
    z.union([rows, z.object({ hand: rows })], 'back, middle and front, thirteen different cards'),
    (asked) => ({
      isProper: isProper('hand' in asked ? asked.hand : asked),
    }),
  ),
  kind('mau-binh-instant', z.object({ hand: cards(13) }), ({ hand }) => {
    const instantWin = mauBinhInstantWin(hand)
    return { instantWin: instantWin ?? null, units: instantWin ? mauBinhInstantUnits[instantWin] : 0 }
  }),
]
