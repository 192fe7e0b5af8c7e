import { cx, Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClock } from '../../tables/use-clock.ts'
import { useLive, useLiveState } from '../live-context.ts'
import { SeatDialog } from './seat-dialog.tsx'
import { type SeatPlace, seatPlaces, stakeOfSeat } from './seat-places.ts'
import './seats.css'

const second = 1_000

/** The places around the table: who sits there, with what, and where the player may sit. */
export function SeatRow() {
  const { t } = useTranslation()
  const { opened } = useLive()
  const nowMs = useClock()
  const seats = useLiveState((state) => state.seats)
  const behind = useLiveState((state) => state.behindSeat)
  const [shown, setShown] = useState<number>()
  if (seats?.isOff)
    return (
      <p role="status" className="live-seats-off">
        {t('live.seat.off')}
      </p>
    )
  const places = seatPlaces(seats, { mark: opened.seats?.mark ?? null, nowMs })
  return (
    <>
      <ol className="live-seats" aria-label={t('live.seat.title')}>
        {places.map((place) => (
          <li key={place.number}>
            <Seat
              place={place}
              nowMs={nowMs}
              isFollowed={behind === place.number}
              onShow={() => setShown(place.number)}
            />
          </li>
        ))}
      </ol>
      <SeatDialog place={places.find(({ number }) => number === shown)} onClose={() => setShown(undefined)} />
    </>
  )
}

interface SeatProps {
  place: SeatPlace
  nowMs: number
  isFollowed: boolean
  onShow: () => void
}

function Seat({ place, nowMs, isFollowed, onShow }: SeatProps) {
  const { t } = useTranslation()
  const { number, standing, isOwn, taken } = place
  const leftS = taken?.leaseMs ? Math.max(0, Math.ceil((taken.leaseMs - nowMs) / second)) : undefined
  const name = isOwn ? t('live.seat.you') : `•••${taken?.mark.slice(-4) ?? ''}`
  const stake = taken ? stakeOfSeat(taken) : none
  return (
    <button
      type="button"
      className={cx('live-seat focus-ring', isOwn && 'is-own', isFollowed && 'is-followed')}
      data-standing={standing}
      aria-label={labelOf()}
      onClick={onShow}
    >
      <span className="live-seat-disc" aria-hidden="true">
        {taken ? (leftS ?? <Icon name="icon-[ph--user-duotone]" />) : <Icon name="icon-[ph--plus-bold]" />}
      </span>
      <span className="live-seat-name">
        <bdi>{taken ? name : number}</bdi>
      </span>
      <span className="live-seat-stake">{stake > none && <Cash minor={stake} />}</span>
    </button>
  )

  function labelOf(): string {
    if (!taken) return t('live.seat.sit', { number })
    const words = `${t('live.seat.name', { number })}: ${name}`
    if (leftS !== undefined) return `${words}, ${t('live.seconds', { seconds: leftS })}`
    return standing === 'idle' ? `${words}, ${t('live.seat.idle')}` : words
  }
}

const none = 0n
