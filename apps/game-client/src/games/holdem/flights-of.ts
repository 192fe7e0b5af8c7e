import type { RoomHand } from '@fairground/contract/studio'
import type { Flight } from '../../rooms/table/flights.ts'
import { HoldemTable } from './table.ts'

const none = 0n

/** Bets go to the middle when a street is over; pots go to those who win them. */
export function flightsOf(before: RoomHand, after: RoomHand): Flight[] {
  const [was, now] = [HoldemTable.safeParse(before.table), HoldemTable.safeParse(after.table)]
  if (!was.success || !now.success) return []
  const isStreetOver = now.data.board.length > was.data.board.length || now.data.end != null
  const collected = isStreetOver
    ? was.data.seats.flatMap(({ betMinor }, place): Flight[] =>
        betMinor > none ? [{ from: place, to: 'pot', minor: betMinor }] : [],
      )
    : []
  const won = new Set(now.data.end?.pots.flatMap(({ winners }) => winners))
  return [...collected, ...[...won].map((place): Flight => ({ from: 'pot', to: place, minor: now.data.potMinor }))]
}
