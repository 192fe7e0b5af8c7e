import type { InstantEvent, Played, Read } from '../../instant/instant-game.ts'
import { oneOf, readFields, refuse } from '../../instant/read-input.ts'
import { countedStakes } from './counted-stakes.ts'
import { type PaidBet, type SettledEvent, settledAs } from './settle-spots.ts'
import { readSpotBets, type SpotBet, stakeOf } from './spot-bet.ts'

/** A decision without further fields. */
export type Choice<Type extends string> = { readonly type: Type }

export function readChoice<Type extends string>(input: unknown, types: readonly Type[]): Read<Choice<Type>> {
  return readFields<Choice<Type>>(input, { type: oneOf(types) })
}

/** Bets of a game whose other places need the first one. */
export function readBetsWith<Spot extends string>(
  input: unknown,
  spots: readonly Spot[],
): Read<readonly SpotBet<Spot>[]> {
  const known = new Set<string>(spots)
  const read = readSpotBets(input, (name): name is Spot => known.has(name))
  if (!read.ok || read.value.some(({ spot }) => spot === spots[0])) return read
  return refuse('bets', `a bet on ${spots[0]}`)
}

export function stakeOn<Spot extends string>(bets: readonly SpotBet<Spot>[], spot: Spot): bigint {
  return bets.find((bet) => bet.spot === spot)?.stakeMinor ?? 0n
}

/** An open round that waits for one of the actions. */
export function waiting<Event extends InstantEvent>(
  events: readonly Event[],
  stakeMinor: bigint,
  allowed: readonly string[],
): Played<Event> {
  return { ok: true, round: { events, stakeMinor, payoutMinor: 0n, isOver: false, allowed } }
}

/** As `ended`, at a table that gives stakes back and may have places that are each other's opposite. */
export function endedAtTable<Event extends InstantEvent>(
  events: readonly Event[],
  paid: readonly PaidBet[],
  opposites: readonly (readonly string[])[] = [],
): Played<Event | SettledEvent> {
  const played = ended(events, paid)
  return played.ok ? { ...played, round: { ...played.round, turnoverMinor: countedStakes(paid, opposites) } } : played
}

/** A round that ends with these payments. */
export function ended<Event extends InstantEvent>(
  events: readonly Event[],
  paid: readonly PaidBet[],
): Played<Event | SettledEvent> {
  const { event, payoutMinor } = settledAs(paid)
  const round = { events: [...events, event], stakeMinor: stakeOf(paid), payoutMinor, isOver: true, allowed: [] }
  return { ok: true, round }
}
