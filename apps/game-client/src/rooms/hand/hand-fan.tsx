import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardName } from '../../instant/table/playing-card.tsx'
import { RoomCard } from '../table/room-card.tsx'
import { swept, toggled } from './fan-picks.ts'

interface HandFanProps {
  cards: readonly number[]
  picked: ReadonlySet<number>
  onPick: (picked: ReadonlySet<number>) => void
  /** Enter on a card. */
  onPlay: () => void
}

/** The own hand as a fan. A press takes a card up, a finger across takes a run; arrows move, Space takes, Enter plays. */
export function HandFan({ cards, picked, onPick, onPlay }: HandFanProps) {
  const { t } = useTranslation()
  const sweep = useRef<boolean | undefined>(undefined)
  const latest = useRef(picked)
  latest.current = picked
  const [focused, setFocused] = useState(0)
  const pick = (next: ReadonlySet<number>) => {
    latest.current = next
    onPick(next)
  }
  const start = (event: PointerEvent) => {
    const card = cardAt(event)
    if (card === undefined || event.button !== 0) return
    sweep.current = !latest.current.has(card)
    pick(swept(latest.current, card, sweep.current))
  }
  const move = (event: PointerEvent) => {
    const card = sweep.current === undefined ? undefined : cardAt(event)
    if (card !== undefined) pick(swept(latest.current, card, sweep.current ?? true))
  }
  const stop = () => {
    sweep.current = undefined
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (event.key === 'Enter') {
      event.preventDefault()
      onPlay()
    }
    if (step === 0) return
    event.preventDefault()
    const at = Math.min(cards.length - 1, Math.max(0, focused + step))
    setFocused(at)
    event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')[at]?.focus()
  }
  const middle = (cards.length - 1) / 2
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar of cards is no fieldset
    <div
      className="room-fan"
      role="group"
      aria-label={t('room.hand.own', { number: cards.length })}
      dir="ltr"
      style={{ '--cards': cards.length } as CSSProperties}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={press}
    >
      {cards.map((card, at) => (
        <FanCard
          key={card}
          card={card}
          at={at - middle}
          isUp={picked.has(card)}
          isTabStop={at === Math.min(focused, cards.length - 1)}
          onFocus={() => setFocused(at)}
          // A press of a finger was taken as it went down; the keyboard and screen readers click.
          onClick={(isOfPointer) => !isOfPointer && pick(toggled(latest.current, card))}
        />
      ))}
    </div>
  )
}

interface FanCardProps {
  card: number
  at: number
  isUp: boolean
  isTabStop: boolean
  onFocus: () => void
  onClick: (isOfPointer: boolean) => void
}

function FanCard({ card, at, isUp, isTabStop, onFocus, onClick }: FanCardProps) {
  const name = useCardName(card)
  return (
    <button
      type="button"
      className="room-fan-card"
      data-card={card}
      aria-pressed={isUp}
      aria-label={name}
      tabIndex={isTabStop ? 0 : -1}
      style={{ '--at': at } as CSSProperties}
      onFocus={onFocus}
      onClick={(event) => onClick(event.detail > 0)}
    >
      <RoomCard card={card} />
    </button>
  )
}

/** The card under the pointer, also while a finger that began on another one holds the pointer. */
function cardAt({ clientX, clientY }: PointerEvent): number | undefined {
  const found = document.elementFromPoint(clientX, clientY)?.closest('[data-card]')
  return found instanceof HTMLElement ? Number(found.dataset.card) : undefined
}
