import type { Payment } from './payments.ts'
import { seatsFrom } from './seats.ts'

/** What lies on the table. */
export type Trick<Play> = { readonly seat: number; readonly cards: readonly number[]; readonly play: Play }

/** A hand of a game where the first without cards wins. */
export type TrickTable<Play> = {
  readonly hands: readonly (readonly number[])[]
  readonly hasPlayed: readonly boolean[]
  /** Out of this trick. */
  readonly hasPassed: readonly boolean[]
  /** Undefined while nobody is in turn, and when the hand is over. */
  readonly turn: number | undefined
  readonly trick?: Trick<Play> | undefined
  /** A chain of cuts in this trick: who pays whom so far. */
  readonly chain?: Payment | undefined
  /** Chains that are closed. */
  readonly cuts: readonly Payment[]
}

/** Cards leave a hand for the table; who plays is in the trick again. */
export function layDown<Play, Table extends TrickTable<Play>>(table: Table, trick: Trick<Play>): Table {
  const { seat, cards } = trick
  const left = (table.hands[seat] ?? []).filter((card) => !cards.includes(card))
  return {
    ...table,
    hands: table.hands.with(seat, left),
    hasPlayed: table.hasPlayed.with(seat, true),
    hasPassed: table.hasPassed.with(seat, false),
    trick,
  }
}

export const passed = <Table extends TrickTable<unknown>>(table: Table, seat: number): Table =>
  passOn({ ...table, hasPassed: table.hasPassed.with(seat, true) }, seat)

export const closeChain = <Table extends TrickTable<unknown>>(table: Table): Table =>
  table.chain ? { ...table, cuts: [...table.cuts, table.chain], chain: undefined } : table

/** To the next who has not passed. When it comes back to the last unbeaten player he leads, or the next if he is out. */
export function passOn<Table extends TrickTable<unknown>>(table: Table, from: number): Table {
  const { trick, hands, hasPassed } = table
  const isIn = (seat: number) => (hands[seat]?.length ?? 0) > 0
  const after = (seat: number) => seatsFrom(seat, hands.length)
  const next = after(from).find((seat) => seat === trick?.seat || (isIn(seat) && !hasPassed[seat])) ?? from
  if (next !== trick?.seat) return { ...table, turn: next }
  const turn = isIn(next) ? next : after(next).find(isIn)
  return { ...closeChain(table), turn, trick: undefined, hasPassed: hasPassed.map(() => false) }
}

/** Cards are dealt one by one, seat after seat. */
export const dealtHands = (deck: readonly number[], seatCount: number, handSize: number): number[][] =>
  Array.from({ length: seatCount }, (_, seat) =>
    deck.filter((_card, place) => place % seatCount === seat && place < handSize * seatCount),
  )
