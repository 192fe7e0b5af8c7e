import type { TFunction } from 'i18next'
import type { SeatLook } from '../room-game.ts'
import type { ShedTable } from './shed-table.ts'

/** What every seat shows: backs while the hand is played, its last cards when it is over. */
export function shedSeats(table: ShedTable, ownPlace: number | undefined, t: TFunction): SeatLook[] {
  const isOver = table.winner != null
  return table.seats.map(({ cardsLeft, hasPassed, hand }, place) => {
    const isOwn = place === ownPlace
    if (isOver)
      return {
        ...{ cards: isOwn ? [] : (hand ?? []), tone: place === table.winner ? 'good' : undefined },
        note: place === table.winner ? t('room.shed.won') : t('room.shed.left', { number: cardsLeft }),
      }
    return {
      backs: isOwn ? 0 : cardsLeft,
      note: hasPassed ? t('room.shed.passed') : undefined,
      tone: hasPassed ? 'out' : undefined,
    }
  })
}
