import { arrange } from '@fairground/room-rules'
import { Button, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardName } from '../../instant/table/playing-card.tsx'
import { RoomCard } from '../../rooms/table/room-card.tsx'
import { categoryOf, isInOrder, placesOf, type Row, rowEnds, rowOf, rows, sortedPlaces, swapped } from './places.ts'
import './mau-binh.css'

interface SetOwnProps {
  hand: readonly number[]
  isSending: boolean
  onSet: (places: readonly number[]) => void
}

/** The own thirteen cards in three rows: two cards that are pressed change places. */
export function SetOwn({ hand, isSending, onSet }: SetOwnProps) {
  const { t } = useTranslation()
  const [places, setPlaces] = useState(() => sortedPlaces(hand))
  const [picked, setPicked] = useState<number>()
  const press = (at: number) => {
    if (picked === undefined) return setPicked(at)
    setPlaces(swapped(places, picked, at))
    setPicked(undefined)
  }
  const help = () => {
    setPlaces(placesOf(arrange(hand)))
    setPicked(undefined)
  }
  const isRight = isInOrder(places)
  return (
    <div className="room-own" data-turn="true">
      <p className="room-why" role="status" data-wrong={!isRight}>
        {isRight ? t('room.mau-binh.ask') : t('room.mau-binh.foul')}
      </p>
      <div className="binh-rows" data-wrong={!isRight}>
        {rows.map((row) => (
          <OwnRow key={row} row={row} places={places} picked={picked} onPress={press} />
        ))}
      </div>
      <div className="room-acts">
        <Button variant="line" start={<Icon name="icon-[ph--magic-wand-bold]" />} onClick={help}>
          {t('room.mau-binh.help')}
        </Button>
        <Button variant="lamp" className="room-main" busy={isSending} onClick={() => onSet(places)}>
          {t(isRight ? 'room.mau-binh.done' : 'room.mau-binh.doneFoul')}
        </Button>
      </div>
    </div>
  )
}

interface OwnRowProps {
  row: Row
  places: readonly number[]
  picked: number | undefined
  onPress: (at: number) => void
}

function OwnRow({ row, places, picked, onPress }: OwnRowProps) {
  const { t } = useTranslation()
  const [from] = rowEnds[row]
  const cards = rowOf(places, row)
  const name = t(`room.mau-binh.row.${row}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of cards is no fieldset
    <div className="binh-row" role="group" aria-label={name}>
      <span className="binh-name">
        <b>{name}</b>
        <small>{t(`instant.table.hand.${categoryOf(row, cards)}`)}</small>
      </span>
      <span className="binh-cards" dir="ltr">
        {cards.map((card, at) => (
          <PlacedCard key={card} card={card} isPicked={picked === from + at} onPress={() => onPress(from + at)} />
        ))}
      </span>
    </div>
  )
}

function PlacedCard({ card, isPicked, onPress }: { card: number; isPicked: boolean; onPress: () => void }) {
  const name = useCardName(card)
  return (
    <button type="button" className="binh-card" aria-pressed={isPicked} aria-label={name} onClick={onPress}>
      <RoomCard card={card} />
    </button>
  )
}

/** The rows as they were set, while the others set theirs and when all are shown. */
export function SetRows({ hand }: { hand: Parameters<typeof placesOf>[0] }) {
  const { t } = useTranslation()
  const places = placesOf(hand)
  return (
    <div className="binh-rows is-still" data-wrong={!isInOrder(places)}>
      {rows.map((row) => {
        const cards = rowOf(places, row)
        return (
          <div key={row} className="binh-row">
            <span className="binh-name">
              <b>{t(`room.mau-binh.row.${row}`)}</b>
              <small>{t(`instant.table.hand.${categoryOf(row, cards)}`)}</small>
            </span>
            <span className="binh-cards" dir="ltr">
              {cards.map((card) => (
                <RoomCard key={card} card={card} />
              ))}
            </span>
          </div>
        )
      })}
    </div>
  )
}
