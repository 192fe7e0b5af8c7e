import type { RoomHand } from '@fairground/contract/studio'
import { useTranslation } from 'react-i18next'
import { CardRow } from '../table/room-card.tsx'
import { playedCards, type ShedTable } from './shed-table.ts'

interface ShedCentreProps {
  hand: RoomHand
  table: ShedTable
  /** Stamped on a play that cut the one before it; absent: it did not. */
  stampOf: (before: readonly number[], cards: readonly number[]) => string | undefined
  /** Over the cards, where something hangs on them. */
  sign?: string | undefined
}

/** The last play, the one that it beat tilted behind it, and the stamp of a cut. */
export function ShedCentre({ hand, table, stampOf, sign }: ShedCentreProps) {
  const { t } = useTranslation()
  const { trick } = table
  const lines = hand.acts.flatMap(({ seat, act }) => {
    const cards = playedCards(act)
    return cards ? [{ seat, cards }] : []
  })
  const last = trick?.cards ?? (table.winner == null ? undefined : lines.at(-1)?.cards)
  const before = beatenBy(lines, hand.seats[trick?.seat ?? -1])
  const stamp = before && last ? stampOf(before, last) : undefined
  return (
    <div className="room-last" data-cut={stamp !== undefined}>
      {sign && <p className="room-hangs">{sign}</p>}
      {last ? (
        <div className="room-last-cards" key={last.join('-')}>
          {before && <CardRow cards={before} className="room-last-beaten" />}
          <CardRow cards={last} className="room-last-top" />
          {stamp && <span className="room-stamp">{stamp}</span>}
        </div>
      ) : (
        <p className="room-felt-words">{table.turn != null && t('room.shed.leads')}</p>
      )}
    </div>
  )
}

/** The play before the last one of this chair, if another seat made it. */
function beatenBy(lines: readonly { seat: number; cards: readonly number[] }[], chair: number | undefined) {
  const before = lines.at(-2)
  return before !== undefined && chair !== undefined && before.seat !== chair ? before.cards : undefined
}
