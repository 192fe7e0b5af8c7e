import type { RoomSeat } from '@fairground/contract/studio'
import { Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeatLook } from '../room-game.ts'
import { useSeatName } from '../use-seat-name.ts'
import { type Emoji, EmojiMark } from './emoji.tsx'
import { CardRow } from './room-card.tsx'
import type { Place } from './seat-places.ts'
import type { Turn } from './turn.ts'
import { TurnRing } from './turn-ring.tsx'

interface SeatViewProps {
  seat: RoomSeat
  place: Place
  isOwn: boolean
  look: SeatLook | undefined
  /** While it is this seat's. */
  turn: Turn | undefined
  nowMs: () => number
  said: Emoji | undefined
  onOpen: () => void
}

const backsShown = 6

/** One player at the table: what he holds, who he is, what he has, and what he did last. */
export function SeatView({ seat, place, isOwn, look = {}, turn, nowMs, said, onOpen }: SeatViewProps) {
  const { t } = useTranslation()
  const name = useSeatName()(seat, isOwn)
  const { backs = 0, cards = [], rows = [], note, tone, badge } = look
  const state = stateWord(seat)
  return (
    <div
      className="room-seat"
      data-seat={seat.seat}
      data-own={isOwn}
      data-tone={tone}
      data-turn={turn !== undefined}
      style={{ '--x': `${place.x}%`, '--y': `${place.y}%` } as CSSProperties}
    >
      {cards.length > 0 && <CardRow cards={cards} className="room-seat-open" />}
      {rows.length > 0 && (
        <span className="room-seat-rows">
          {rows.map((row) => (
            <CardRow key={row.join('-')} cards={row} />
          ))}
        </span>
      )}
      {backs > 0 && cards.length === 0 && (
        <span className="room-seat-backs" role="img" aria-label={t('room.seat.holds', { number: backs })}>
          <CardRow cards={Array.from({ length: Math.min(backs, backsShown) }, () => undefined)} />
          {backs > 2 && <b aria-hidden="true">{backs}</b>}
        </span>
      )}
      <button type="button" className="room-plate" onClick={onOpen} aria-label={t('room.seat.about', { name })}>
        {turn ? (
          <TurnRing turn={turn} nowMs={nowMs} />
        ) : (
          <span className="room-face" data-hue={seat.seat} aria-hidden="true">
            <Icon name={seat.isBot ? 'icon-[ph--robot-duotone]' : 'icon-[ph--user-duotone]'} />
          </span>
        )}
        <span className="room-plate-words">
          <b>
            <bdi>{name}</bdi>
          </b>
          <Cash minor={look.chipsMinor ?? BigInt(seat.chipsMinor)} />
        </span>
        {badge && <em className="room-badge">{badge}</em>}
      </button>
      {(note ?? state) && <span className="room-note">{note ?? (state && t(`room.seat.${state}`))}</span>}
      {said && (
        <span
          className="room-said"
          role="img"
          aria-label={t('room.emoji.from', { name, emoji: t(`room.emoji.${said}`) })}
        >
          <EmojiMark emoji={said} />
        </span>
      )}
    </div>
  )
}

/** Why a seat does not play, or not by itself. */
function stateWord({ state, isAway }: RoomSeat): 'joining' | 'out' | 'leaving' | 'closing' | 'away' | undefined {
  if (state !== 'seated') return state
  return isAway ? 'away' : undefined
}
