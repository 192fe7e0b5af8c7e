import { type Fraction, fraction, plus, times } from '@fairground/game-rules/exact'
import { grossOf, type OddsRow, type Terms } from './odds.ts'
import type { FactorOf, Play, Tally } from './play.ts'

export const factorWhole = 1000

/** Every number at its whole prize. */
export const wholeFactor: FactorOf = () => factorWhole

/** With a mode of 0.1 or 0.01 a unit can be part of a minor unit; a whole ticket never is. */
export type UnitStake = bigint | Fraction

/** What one win of a tier has from a pool, where the unit stake is this much. */
export type PoolPrizes = { readonly unitMinor: bigint; readonly prizeMinor: Readonly<Record<string, bigint>> }

export type Stake = {
  readonly unitStakeMinor: UnitStake
  readonly terms?: Terms
  readonly factorOf?: FactorOf
  /** Holds in the place of prices, for the tiers that it names: they are known when the draw is. */
  readonly pool?: PoolPrizes
}

export type TicketEnd = {
  readonly bets: number
  readonly stakeMinor: bigint
  /** Wins of all single bets, or numbers that were right; a stake that comes back is none. */
  readonly hits: number
  readonly refundMinor: bigint
  /** Gross, refunds included, cut once. */
  readonly payoutMinor: bigint
}

/** What a ticket costs. @throws RangeError when that is no whole minor unit: `ticketCost` refuses such a ticket */
export function costOf<Ticket>(play: Play<Ticket, never>, ticket: Ticket, unitStakeMinor: UnitStake): bigint {
  const cost = times(exact(unitStakeMinor), fraction(play.count(ticket) * play.costUnits))
  if (cost.den !== 1n) throw new RangeError('A ticket costs whole minor units')
  return cost.num
}

/** What a draw makes of a ticket. */
export function settleTicket<Ticket, Draw>(
  play: Play<Ticket, Draw>,
  ticket: Ticket,
  draw: Draw,
  { unitStakeMinor, terms, factorOf = wholeFactor, pool }: Stake,
): TicketEnd {
  const tally = play.tally(ticket, draw, factorOf)
  const unit = exact(unitStakeMinor)
  const refund = times(unit, fraction(tally.refunds * play.costUnits))
  return {
    bets: play.count(ticket),
    stakeMinor: costOf(play, ticket, unitStakeMinor),
    hits: play.hits?.(ticket, draw) ?? tally.wins.reduce((sum, win) => sum + win.times, 0),
    refundMinor: cut(refund),
    payoutMinor: cut(plus(refund, times(wonUnits(play.rows, tally, { terms, pool }), unit))),
  }
}

const exact = (amount: UnitStake): Fraction => (typeof amount === 'bigint' ? fraction(amount) : amount)
const cut = ({ num, den }: Fraction): bigint => num / den

type Prices = { readonly terms: Terms | undefined; readonly pool: PoolPrizes | undefined }

/** What the wins of a tally pay for one unit, exactly. */
const wonUnits = (rows: readonly OddsRow[], { wins }: Tally, prices: Prices) =>
  plus(
    ...wins.map(({ bet, prize, times: count, factorPerMille }) =>
      times(unitsOf(rowOf(rows, bet), prize, prices), fraction(BigInt(count) * BigInt(factorPerMille), factorWhole)),
    ),
  )

function unitsOf(row: OddsRow, prize: string, { terms, pool }: Prices): Fraction {
  const shared = pool?.prizeMinor[prize]
  return pool && shared !== undefined ? fraction(shared, pool.unitMinor) : grossOf(row, prize, terms)
}

function rowOf(rows: readonly OddsRow[], bet: string): OddsRow {
  const row = rows.length === 1 ? rows[0] : rows.find((one) => one.bet === bet)
  if (row?.bet !== bet) throw new Error(`This play has no odds of ${bet}`)
  return row
}
