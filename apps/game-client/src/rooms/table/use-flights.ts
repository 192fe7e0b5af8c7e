import type { RoomView } from '@fairground/contract/studio'
import { useEffect, useRef, useState } from 'react'
import type { RoomGame } from '../room-game.ts'
import { type Flight, paidFlights } from './flights.ts'

const flownMs = 1_500
const nothing: { key: string; flights: readonly Flight[] } = { key: '', flights: [] }

/** Chips that are on their way now: those of the game, and what the result moved. */
export function useFlights(room: RoomView, game: RoomGame) {
  const before = useRef(room)
  const [now, setNow] = useState(nothing)
  useEffect(() => {
    const flights = flightsBetween(before.current, room, game)
    before.current = room
    if (flights.length > 0) setNow({ key: `${room.roomId}-${room.version}`, flights })
  }, [room, game])
  useEffect(() => {
    if (now === nothing) return
    const timer = setTimeout(() => setNow(nothing), flownMs)
    return () => clearTimeout(timer)
  }, [now])
  return now
}

function flightsBetween({ hand: was }: RoomView, { hand }: RoomView, game: RoomGame): Flight[] {
  if (!was || !hand || was.handId !== hand.handId) return []
  if (game.flights) return was.result ? [] : game.flights(was, hand)
  if (!hand.result || was.result) return []
  return paidFlights(
    hand.result.shares.map(({ seat, netMinor }) => ({ seat: hand.seats.indexOf(seat), netMinor: BigInt(netMinor) })),
  )
}
