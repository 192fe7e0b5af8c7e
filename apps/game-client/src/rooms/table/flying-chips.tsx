import type { CSSProperties } from 'react'
import { Chips } from './chips.tsx'
import type { Flight, FlightEnd } from './flights.ts'
import type { Place } from './seat-places.ts'

interface FlyingChipsProps {
  /** Each set flies once; a new one has another key. */
  flights: readonly Flight[]
  placeOf: (end: FlightEnd) => Place
}

/** Chips on their way over the table. Those that come to a seat start when those that leave one have arrived. */
export function FlyingChips({ flights, placeOf }: FlyingChipsProps) {
  return flights.map((flight) => {
    const [from, to] = [placeOf(flight.from), placeOf(flight.to)]
    const style: CSSProperties & Record<`--${string}`, string> = {
      '--from-x': `${from.x}cqw`,
      '--from-y': `${from.y}cqh`,
      '--to-x': `${to.x}cqw`,
      '--to-y': `${to.y}cqh`,
      '--wait': flight.from === 'pot' ? '520ms' : '0ms',
    }
    return (
      <span key={`${flight.from}-${flight.to}`} className="room-flight" style={style} aria-hidden="true">
        <Chips count={3} />
      </span>
    )
  })
}
