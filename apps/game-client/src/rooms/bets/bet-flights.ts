import type { RoomHand } from '@fairground/contract/studio'
import type { Flight } from '../table/flights.ts'
import { BetTable, collectedOf, winnersOf } from './bet-table.ts'

const none = 0n

/** Bets go to the middle when a round is over; pots go to those who win them. */
export function betFlights(before: RoomHand, after: RoomHand): Flight[] {
  const [was, now] = [BetTable.safeParse(before.table), BetTable.safeParse(after.table)]
  if (!was.success || !now.success) return []
  const isRoundOver = collectedOf(now.data) > collectedOf(was.data) || now.data.end != null
  const collected = isRoundOver
    ? was.data.seats.flatMap(({ betMinor }, place): Flight[] =>
        betMinor > none ? [{ from: place, to: 'pot', minor: betMinor }] : [],
      )
    : []
  const won = [...winnersOf(now.data)]
  return [...collected, ...won.map((place): Flight => ({ from: 'pot', to: place, minor: now.data.potMinor }))]
}
