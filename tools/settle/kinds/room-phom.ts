import {
  isPhomWithEaten,
  isUKhan,
  phomFeePercent,
  phomHand,
  phomPayments,
  settlePayments,
  unitsOf,
} from '@fairground/room-rules'
import * as z from 'zod'
import { listOf, minor } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'
import { cards, oneWinnerTold, seat, yesOrNo } from './room-fields.ts'

const hand = z.object({ hand: cards(9, 10) })
const eaten = z.object({ cards: cards(1, 13), eaten: cards(0, 13) })
const seats = { min: 2, max: 4 }
const finished = z.object({ order: listOf(seat, seats), mom: listOf(yesOrNo, seats), stakeMinor: minor.optional() })

export const roomPhomKinds: readonly Kind[] = [
  kind('phom-hand', hand, ({ hand: held }) => phomHand(held)),
  kind('phom-eaten', eaten, ({ cards: phom, eaten: taken }) => ({ isValid: isPhomWithEaten(phom, taken) })),
  kind('phom-u-khan', hand, ({ hand: held }) => ({ isUKhan: isUKhan(held) })),
  kind('phom-settle', finished, ({ order, mom, stakeMinor }) => {
    if (!isOrder(order)) return refuse('order', 'each seat once')
    if (mom.length !== order.length) return refuse('mom', 'as many as there are seats')
    const payments = phomPayments(order, mom)
    const units = unitsOf(payments, order.length)
    if (stakeMinor === undefined) return { units }
    const stakes = { seatCount: order.length, stakeMinor, feePercent: phomFeePercent }
    return { units, ...oneWinnerTold(settlePayments(payments, stakes)) }
  }),
]

const isOrder = (order: readonly number[]): boolean =>
  [...order].sort((a, b) => a - b).every((one, place) => one === place)
