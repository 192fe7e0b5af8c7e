import { fromEach, type Payment } from '../base/payments.ts'

/** Of net win. */
export const phomFeePercent = 2n

const momUnits = 4
/** From each other seat. */
export const uUnits = { u: 5, round: 10, khan: 5 } as const
const lastRoundUnits = 4
const fedMax = 3

/** What the others owe the first, by place; `order` is the seats by place, `mom` by seat. */
export function phomPayments(order: readonly number[], mom: readonly boolean[]): Payment[] {
  const [first = 0, ...others] = order
  return others.map((from, at) => ({ from, to: first, units: mom[from] ? momUnits : at + 1 }))
}

/** Seats from the first place to the last: fewest points first, equal ones and seats without a phỏm by laying. */
export function phomOrder(
  seats: readonly { readonly points: number; readonly isMom: boolean; readonly laid: number }[],
) {
  return [...seats.entries()]
    .sort(([, a], [, b]) => Number(a.isMom) - Number(b.isMom) || (a.isMom ? 0 : a.points - b.points) || a.laid - b.laid)
    .map(([seat]) => seat)
}

/** What a ù brings; `fedBy` is the seat that fed it three cards and pays for all. */
export function uPayments(winner: number, kind: keyof typeof uUnits, { seatCount, fedBy }: UTable): Payment[] {
  const payments = fromEach(winner, uUnits[kind], seatCount)
  return fedBy === undefined ? payments : payments.map((payment) => ({ ...payment, from: fedBy }))
}

type UTable = { readonly seatCount: number; readonly fedBy?: number | undefined }

/** What an eaten card costs who discarded it: the eater's first 1, second 2, third 3, and 4 in the last round. */
export const eatenUnits = (nthOfEater: number, isLastRound: boolean): number =>
  isLastRound ? lastRoundUnits : Math.min(nthOfEater, fedMax)
