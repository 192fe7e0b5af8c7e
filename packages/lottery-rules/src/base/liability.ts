import { type Fraction, fraction, minus, times } from '@fairground/game-rules/exact'
import { grossOf, type OddsRow, prizesOf, type Terms } from './odds.ts'
import type { Play } from './play.ts'
import { factorWhole, type Stake, wholeFactor } from './settle-ticket.ts'

/** What the house pays when a number comes once, and what was staked on it. */
export type NumberLiability = { readonly key: string; readonly payoutMinor: bigint; readonly stakeMinor: bigint }

/** By number: payouts less stakes, of one play in one draw. */
export type LiabilityBook = ReadonlyMap<string, bigint>

/** What a ticket adds to each of its numbers. Every single bet with the number counts, at the highest prize. */
export function liabilityOf<Ticket>(
  play: Play<Ticket, never>,
  ticket: Ticket,
  { unitStakeMinor, terms, factorOf = wholeFactor }: Stake,
): readonly NumberLiability[] {
  const unit = typeof unitStakeMinor === 'bigint' ? fraction(unitStakeMinor) : unitStakeMinor
  return play.keys(ticket).map((key) => {
    const bets = fraction(play.betsWith?.(ticket, key) ?? play.count(ticket))
    const gross = highest(play.rows.find(({ bet }) => bet === play.rowOf?.(key)) ?? play.rows[0], terms)
    return {
      key,
      payoutMinor: whole(times(unit, bets, gross, fraction(factorOf(key), factorWhole))),
      stakeMinor: whole(times(unit, bets, fraction(play.costUnits))),
    }
  })
}

/** The book with a ticket in it. */
export function withTicket(book: LiabilityBook, added: readonly NumberLiability[]): LiabilityBook {
  const next = new Map(book)
  for (const { key, payoutMinor, stakeMinor } of added) next.set(key, (next.get(key) ?? 0n) + payoutMinor - stakeMinor)
  return next
}

/** The numbers that a ticket would take beyond the cap; none when it can be sold. */
export const fullNumbers = (book: LiabilityBook, added: readonly NumberLiability[], capMinor: bigint) => {
  const next = withTicket(book, added)
  return added.map(({ key }) => key).filter((key) => (next.get(key) ?? 0n) > capMinor)
}

export const heatSteps = 5

/** How much of the cap a number has used, in five steps from 0; the last is kept for the top fifth. */
export function heatOf(liabilityMinor: bigint, capMinor: bigint): number {
  if (liabilityMinor <= 0n || capMinor <= 0n) return 0
  return Math.min(heatSteps - 1, Number((liabilityMinor * BigInt(heatSteps)) / capMinor))
}

function highest(row: OddsRow | undefined, terms?: Terms): Fraction {
  const all = row ? prizesOf(row).map((prize) => grossOf(row, prize, terms)) : []
  return all.reduce((most, one) => (minus(one, most).num > 0n ? one : most), fraction(0))
}

const whole = ({ num, den }: Fraction): bigint => num / den
