import { least, most } from '../amounts.ts'
import { seatsFrom } from '../seats.ts'
import { type BetAct, type BetLimits, type BetTable, leftIn, potOf, putIn, seatAt } from './bet-table.ts'

/** What a seat may do now: `raise` holds the least and the most it may raise to. */
export type BetChoices = {
  readonly canCheck: boolean
  /** What a call costs; all chips at most. */
  readonly callMinor: bigint
  readonly raise: { readonly fromMinor: bigint; readonly toMinor: bigint } | undefined
}

export function choicesOf(table: BetTable, seat: number, limits: BetLimits = {}): BetChoices {
  const { chipsMinor, betMinor, hasActed } = seatAt(table, seat)
  const owed = owedBy(table, seat)
  const all = betMinor + chipsMinor
  const full = table.toCallMinor + table.raiseMinor
  const isOpen = !hasActed && all > table.toCallMinor && hasRival(table, seat) && mayRaise(table, limits)
  const toMinor = limits.isPot ? least(all, table.toCallMinor + potOf(table) + owed) : all
  return {
    canCheck: owed === 0n,
    callMinor: least(owed, chipsMinor),
    // Fewer chips than a full raise needs may all go in.
    raise: isOpen ? { fromMinor: least(full, toMinor), toMinor } : undefined,
  }
}

/** A first bet is no raise. */
const mayRaise = (table: BetTable, { raisesMax }: BetLimits): boolean =>
  raisesMax === undefined || table.toCallMinor === 0n || table.raises < raisesMax || leftIn(table).length === 2

/** A seat that is alone with chips owes no more than the others have put in. */
function owedBy(table: BetTable, seat: number): bigint {
  const { betMinor } = seatAt(table, seat)
  const others = table.seats.filter(({ hasFolded }, at) => at !== seat && !hasFolded)
  const highest = others.reduce((high, other) => most(other.betMinor, high), 0n)
  const level = hasRival(table, seat) || highest > table.toCallMinor ? table.toCallMinor : highest
  return most(level - betMinor, 0n)
}

/** Whether another seat could still answer a raise. */
const hasRival = ({ seats }: BetTable, seat: number): boolean =>
  seats.some(({ hasFolded, chipsMinor }, at) => at !== seat && !hasFolded && chipsMinor > 0n)

/** The table after an act that is allowed: chips put in, and who has to answer. */
export function acted<Table extends BetTable>(table: Table, seat: number, act: BetAct): Table {
  const own = { ...seatAt(table, seat), hasActed: true }
  if (act.type === 'fold') return { ...table, seats: table.seats.with(seat, { ...own, hasFolded: true }) }
  if (act.type === 'check') return { ...table, seats: table.seats.with(seat, own) }
  if (act.type === 'call') {
    const called = putIn(own, own.betMinor + choicesOf(table, seat).callMinor)
    return { ...table, seats: table.seats.with(seat, called), hasCall: true }
  }
  const raised = act.toMinor - table.toCallMinor
  const isFull = raised >= table.raiseMinor
  const others = table.seats.map((other) => (isFull ? { ...other, hasActed: false } : other))
  return {
    ...table,
    seats: others.with(seat, putIn(own, act.toMinor)),
    toCallMinor: act.toMinor,
    raiseMinor: isFull ? raised : table.raiseMinor,
    raises: table.raises + (isFull && table.toCallMinor > 0n ? 1 : 0),
    aggressor: seat,
  }
}

/** The next round of a hand, and the seat after which it begins. */
export type NextRound<Table> = { readonly table: Table; readonly after: number }

/** Gives the turn to the next seat that has to act, begins the next round, or ends the hand. */
export function goOn<Table extends BetTable>(
  table: Table,
  from: number,
  nextRound: (table: Table) => NextRound<Table> | undefined,
): Table {
  if (leftIn(table).length === 1) return { ...table, turn: undefined, isShowdown: false }
  const turn = seatsFrom(from, table.seats.length).find((seat) => hasToAct(table, seat))
  if (turn !== undefined) return { ...table, turn }
  const next = nextRound(table)
  return next ? goOn(next.table, next.after, nextRound) : { ...table, turn: undefined, isShowdown: true }
}

function hasToAct(table: BetTable, seat: number): boolean {
  const { hasFolded, chipsMinor, hasActed } = seatAt(table, seat)
  if (hasFolded || chipsMinor === 0n) return false
  return owedBy(table, seat) > 0n || (!hasActed && hasRival(table, seat))
}

/** Bets go to the pot, and a new round begins with nothing to call; who raises last in it, or nobody, shows first. */
export const gathered = <Table extends BetTable>(table: Table, leastBetMinor: bigint): Table => ({
  ...table,
  seats: table.seats.map((seat) => ({
    ...seat,
    paidMinor: seat.paidMinor + seat.betMinor,
    betMinor: 0n,
    hasActed: false,
  })),
  ...{ toCallMinor: 0n, raiseMinor: leastBetMinor, raises: 0, aggressor: undefined },
})
