import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { RoomGame, SeatLook } from '../../rooms/room-game.ts'
import { cardText } from '../../rooms/table/card-text.ts'
import { CardRow } from '../../rooms/table/room-card.tsx'
import { PhomOwn } from './phom-own.tsx'
import { PhomTable } from './table.ts'

const Done = z.object({ type: z.string(), card: z.number().int().optional() })

/** Phỏm (tá lả). */
export const room: RoomGame = {
  show({ hand, ownPlace, isSending, act, t }) {
    const read = PhomTable.safeParse(hand.table)
    if (!read.success) return undefined
    const table = read.data
    const own = ownPlace === undefined ? undefined : table.seats[ownPlace]
    return {
      seats: table.seats.map((seat, place) => lookOf(seat, { isOwn: place === ownPlace, place, table, t })),
      centre: <Centre table={table} />,
      own:
        own?.hand === undefined || table.isOver ? undefined : (
          <PhomOwn
            hand={own.hand}
            eaten={own.eaten}
            points={own.points ?? undefined}
            last={table.last?.card}
            isTurn={table.turn === ownPlace}
            phase={table.phase}
            mayAct={hand.mayAct}
            isSending={isSending}
            onAct={(wanted) => void act(wanted)}
          />
        ),
    }
  },
  say(done, t) {
    const read = Done.safeParse(done)
    if (!read.success) return ''
    const { type, card } = read.data
    if (card !== undefined) return cardText(card)
    return type === 'win' ? t('room.phom.won.u') : t(`room.phom.did.${type}`)
  },
  stakes: ({ unitMinor, seats }, t, cash) =>
    [t('room.phom.unit', { amount: cash(BigInt(unitMinor)) }), t('room.chairs', { number: seats })].join(' · '),
  options: (_facts, t) => [t('room.phom.option')],
  rules: (t) => [1, 2, 3].map((number) => t(`room.phom.rule.${number}`)),
}

type Seat = PhomTable['seats'][number]

/** What was taken and thrown away while it is played; phỏms and loose cards once they are laid. */
function lookOf(
  { cardsLeft, eaten, discards, laid, hand }: Seat,
  { isOwn, place, table, t }: { isOwn: boolean; place: number; table: PhomTable; t: TFunction },
): SeatLook {
  const { won, isOver } = table
  const isWinner = won?.seat === place
  if (isOver && !laid)
    return {
      rows: shownRows([hand ?? []]),
      ...(isWinner && won && { note: t(`room.phom.won.${won.kind}`), tone: 'good' }),
    }
  if (laid) {
    return {
      rows: shownRows([...laid.phoms, laid.loose]),
      note: laid.isMom ? t('room.phom.mom') : t('room.phom.left', { number: laid.points }),
      tone: laid.isMom ? 'out' : undefined,
    }
  }
  return { backs: isOwn ? 0 : cardsLeft, rows: shownRows([eaten, discards]) }
}

const rowMax = 5

/** Long rows go on below: a seat at the side has no room for nine cards. */
const shownRows = (rows: readonly (readonly number[])[]): number[][] =>
  rows.flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / rowMax) }, (_, at) => row.slice(at * rowMax, (at + 1) * rowMax)),
  )

/** The last discard, and how many cards are left to draw; at the end, what won. */
function Centre({ table: { last, stockLeft, won, isOver } }: { table: PhomTable }) {
  const { t } = useTranslation()
  if (isOver) return won ? <p className="room-hangs">{t(`room.phom.won.${won.kind}`)}</p> : null
  return (
    <div className="room-last">
      {last && <CardRow cards={[last.card]} className="room-last-top" />}
      <p className="room-hangs">{t('room.phom.stock', { number: stockLeft })}</p>
    </div>
  )
}
