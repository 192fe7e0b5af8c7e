import { claimsShare } from '../pots/claims-share.ts'
import { most } from './amounts.ts'

/** What one seat owes another after a hand without a pot. */
export type Payment = { readonly from: number; readonly to: number; readonly units: number }

export type Stakes = {
  readonly seatCount: number
  /** Of one unit. */
  readonly stakeMinor: bigint
  /** Of each seat's net win. */
  readonly feePercent: bigint
  /** What each seat can lose; without it, everything. */
  readonly balancesMinor?: readonly bigint[]
  readonly button?: number
}

/** What a hand brought each seat: `netMinor` after the fee, so that net and fee of all seats add up to 0. */
export type HandEnd = { readonly netMinor: readonly bigint[]; readonly feeMinor: readonly bigint[] }

/**
 * Pays a hand without a pot. A seat that cannot pay all shares out what it has; the fee is cut from each net win, floored.
 */
export function settlePayments(payments: readonly Payment[], stakes: Stakes): HandEnd {
  const net = Array.from({ length: stakes.seatCount }, () => 0n)
  for (const [from] of net.entries()) {
    for (const { to, amountMinor } of paidBy(from, payments, stakes)) {
      net[from] = (net[from] ?? 0n) - amountMinor
      net[to] = (net[to] ?? 0n) + amountMinor
    }
  }
  const feeMinor = net.map((won) => (most(won, 0n) * stakes.feePercent) / 100n)
  return { netMinor: net.map((won, seat) => won - (feeMinor[seat] ?? 0n)), feeMinor }
}

function paidBy(from: number, payments: readonly Payment[], stakes: Stakes) {
  const { seatCount, stakeMinor, balancesMinor, button = 0 } = stakes
  const byCreditor = Map.groupBy(
    payments.filter((payment) => payment.from === from && payment.units > 0),
    ({ to }) => to,
  )
  const claims = [...byCreditor].map(([seat, owed]) => ({
    seat,
    amountMinor: BigInt(owed.reduce((sum, { units }) => sum + units, 0)) * stakeMinor,
  }))
  const chipsMinor = balancesMinor?.[from]
  if (chipsMinor === undefined) return claims.map(({ seat, amountMinor }) => ({ to: seat, amountMinor }))
  const paid = claimsShare({ seatCount, button, chipsMinor, claims })
  return claims.map(({ seat }, at) => ({ to: seat, amountMinor: paid[at] ?? 0n }))
}

/** What the payments come to, in units by seat. */
export function unitsOf(payments: readonly Payment[], seatCount: number): number[] {
  const units = Array.from({ length: seatCount }, () => 0)
  for (const payment of payments) {
    units[payment.from] = (units[payment.from] ?? 0) - payment.units
    units[payment.to] = (units[payment.to] ?? 0) + payment.units
  }
  return units
}

/** The same from each other seat. */
export const fromEach = (to: number, units: number, seatCount: number): Payment[] =>
  Array.from({ length: seatCount }, (_, from) => ({ from, to, units })).filter(({ from }) => from !== to)
