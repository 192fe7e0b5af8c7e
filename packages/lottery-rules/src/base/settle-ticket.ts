import { fraction, plus, times } from '@fairground/game-rules/exact'
import { grossOf, type OddsRow, type Terms } from './odds.ts'
import type { FactorOf, Play, Tally } from './play.ts'

export const factorWhole = 1000

/** Every number at its whole prize. */
export const wholeFactor: FactorOf = () => factorWhole

export type Stake = { readonly unitStakeMinor: bigint; readonly terms?: Terms; readonly factorOf?: FactorOf }

export type TicketEnd = {
  readonly bets: number
  readonly stakeMinor: bigint
  /** Wins of all single bets, or numbers that were right; a stake that comes back is none. */
  readonly hits: number
  readonly refundMinor: bigint
  /** Gross, refunds included, cut once. */
  readonly payoutMinor: bigint
}

/** What a ticket costs. */
export const costOf = <Ticket>(play: Play<Ticket, never>, ticket: Ticket, unitStakeMinor: bigint): bigint =>
  unitStakeMinor * BigInt(play.count(ticket) * play.costUnits)

/** What a draw makes of a ticket. */
export function settleTicket<Ticket, Draw>(
  play: Play<Ticket, Draw>,
  ticket: Ticket,
  draw: Draw,
  { unitStakeMinor, terms, factorOf = wholeFactor }: Stake,
): TicketEnd {
  const tally = play.tally(ticket, draw, factorOf)
  const refundMinor = unitStakeMinor * BigInt(tally.refunds * play.costUnits)
  const won = times(wonUnits(play.rows, tally, terms), fraction(unitStakeMinor))
  return {
    bets: play.count(ticket),
    stakeMinor: costOf(play, ticket, unitStakeMinor),
    hits: play.hits?.(ticket, draw) ?? tally.wins.reduce((sum, win) => sum + win.times, 0),
    refundMinor,
    payoutMinor: won.num / won.den + refundMinor,
  }
}

/** What the wins of a tally pay for one unit, exactly. */
export const wonUnits = (rows: readonly OddsRow[], { wins }: Tally, terms?: Terms) =>
  plus(
    ...wins.map(({ bet, prize, times: count, factorPerMille }) =>
      times(grossOf(rowOf(rows, bet), prize, terms), fraction(BigInt(count) * BigInt(factorPerMille), factorWhole)),
    ),
  )

function rowOf(rows: readonly OddsRow[], bet: string): OddsRow {
  const row = rows.length === 1 ? rows[0] : rows.find((one) => one.bet === bet)
  if (row?.bet !== bet) throw new Error(`This play has no odds of ${bet}`)
  return row
}
