import type { TableSeat, TableSeats } from '@fairground/contract/studio'
import { idleRounds, seatsMax } from '@fairground/contract/studio'

type SeatStanding = 'free' | 'leased' | 'seated' | 'idle'

/** One place at the table, taken or not. */
export interface SeatPlace {
  number: number
  standing: SeatStanding
  isOwn: boolean
  taken: TableSeat | undefined
}

interface Looking {
  /** Of this player; null where he may not sit. */
  mark: string | null
  /** The server's time: a lease that has run out is free. */
  nowMs: number
}

/** All places around the table, in order. */
export const seatPlaces = (seats: TableSeats | undefined, { mark, nowMs }: Looking): SeatPlace[] =>
  Array.from({ length: seatsMax }, (_, index) => {
    const found = seats?.seats.find(({ seat }) => seat === index + 1)
    const taken = found && isHeld(found, nowMs) ? found : undefined
    return {
      number: index + 1,
      standing: standingOf(taken),
      isOwn: taken !== undefined && taken.mark === mark,
      taken,
    }
  })

export const stakeOfSeat = ({ chips }: TableSeat): bigint =>
  chips.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n)

const isHeld = ({ leaseMs, chips }: TableSeat, nowMs: number): boolean =>
  leaseMs === null || leaseMs > nowMs || chips.length > 0

function standingOf(taken: TableSeat | undefined): SeatStanding {
  if (!taken) return 'free'
  if (taken.idleRounds >= idleRounds.warned) return 'idle'
  return taken.leaseMs === null ? 'seated' : 'leased'
}
