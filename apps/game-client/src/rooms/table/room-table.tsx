import type { RoomFacts, RoomView } from '@fairground/contract/studio'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoomState, useRooms } from '../room-context.ts'
import type { ShownHand } from '../room-game.ts'
import { Pile } from './chips.tsx'
import { Felt } from './felt.tsx'
import type { FlightEnd } from './flights.ts'
import { FlyingChips } from './flying-chips.tsx'
import { SeatCard } from './seat-card.tsx'
import { centreOf, inwards, type Place, seatPlaces, seatsFromOwn, type TableForm } from './seat-places.ts'
import { SeatView } from './seat-view.tsx'
import { turnOf } from './turn-of.ts'
import { useFlights } from './use-flights.ts'

interface RoomTableProps {
  facts: RoomFacts
  room: RoomView
  shown: ShownHand | undefined
  form: TableForm
  /** Above the middle: what this table plays for. */
  sign: string
  onSit: (seat: number) => void
}

/** The table with its chairs, whoever plays what at it. It is never mirrored. */
export function RoomTable({ facts, room, shown, form, sign, onSit }: RoomTableProps) {
  const { t } = useTranslation()
  const { desk, game } = useRooms()
  const said = useRoomState((state) => state.said)
  const [openSeat, setOpenSeat] = useState<number>()
  const flying = useFlights(room, game)
  const { hand, you } = room
  const chairs = seatsFromOwn(facts.seats, you.seat === null ? undefined : you.seat - 1).map((at) => at + 1)
  const places = seatPlaces(facts.seats, form)
  const placeOf = (chair: number): Place => places[chairs.indexOf(chair)] ?? centreOf(form)
  const flightPlace = (end: FlightEnd): Place => (end === 'pot' ? centreOf(form) : placeOf(hand?.seats[end] ?? 0))
  const turn = hand && turnOf(hand)
  const unitMinor = BigInt(facts.unitMinor)
  const opened = room.seats.find(({ seat }) => seat === openSeat)
  return (
    <div className="room-table" data-form={form} data-chairs={facts.seats} dir="ltr">
      <Felt />
      <p className="room-sign">
        <bdi>{sign}</bdi>
      </p>
      <div className="room-centre">{shown?.centre}</div>
      {chairs.map((chair) => {
        const [seat, place] = [room.seats.find((one) => one.seat === chair), placeOf(chair)]
        const at = hand?.seats.indexOf(chair) ?? -1
        const look = shown?.seats[at]
        const bet = look?.betMinor ?? none
        if (!seat) return <FreeChair key={chair} chair={chair} place={place} isOpen={you.seat === null} onSit={onSit} />
        return (
          <div key={chair} className="contents">
            {bet > none && (
              <Bet place={inwards(place, form, chair === chairs[0] ? 0.5 : 0.42)}>
                <Pile minor={bet} unitMinor={unitMinor} />
              </Bet>
            )}
            <SeatView
              seat={seat}
              place={place}
              isOwn={chair === you.seat}
              look={look}
              turn={turn?.seat === chair ? turn : undefined}
              nowMs={desk.nowMs}
              said={said.find((one) => one.seat === chair)?.emoji}
              onOpen={() => setOpenSeat(chair)}
            />
          </div>
        )
      })}
      {flying.flights.length > 0 && <FlyingChips key={flying.key} flights={flying.flights} placeOf={flightPlace} />}
      {!hand && <p className="room-waits">{t('room.waits', { number: facts.seatsMin })}</p>}
      <SeatCard seat={opened} isOwn={opened?.seat === you.seat} onClose={() => setOpenSeat(undefined)} />
    </div>
  )
}

const none = 0n

const at = ({ x, y }: Place) => ({ ['--x' as string]: `${x}%`, ['--y' as string]: `${y}%` })

const Bet = ({ place, children }: { place: Place; children: React.ReactNode }) => (
  <span className="room-bet" style={at(place)}>
    {children}
  </span>
)

interface FreeChairProps {
  chair: number
  place: Place
  isOpen: boolean
  onSit: (chair: number) => void
}

function FreeChair({ chair, place, isOpen, onSit }: FreeChairProps) {
  const { t } = useTranslation()
  if (!isOpen) return <span className="room-free" style={at(place)} aria-hidden="true" />
  return (
    <button
      type="button"
      className="room-free"
      style={at(place)}
      aria-label={t('room.sitAt', { number: chair })}
      onClick={() => onSit(chair)}
    >
      +
    </button>
  )
}
