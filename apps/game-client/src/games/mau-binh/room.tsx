import type { RoomHand } from '@fairground/contract/studio'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { RoomGame, SeatLook } from '../../rooms/room-game.ts'
import { Together } from '../../rooms/table/together.tsx'
import { asHand, isInOrder, placesOf } from './places.ts'
import { SetOwn, SetRows } from './set-own.tsx'
import { MauBinhTable, setRows } from './table.ts'

const handSize = 13

/** Mậu binh. */
export const room: RoomGame = {
  show({ hand, ownPlace, isSending, act, t }) {
    const read = MauBinhTable.safeParse(hand.table)
    if (!read.success) return undefined
    const table = read.data
    const own = ownPlace === undefined ? undefined : table.seats[ownPlace]
    return {
      seats: table.seats.map((seat, place) => lookOf(seat, { isOver: table.isOver, isOwn: place === ownPlace, t })),
      centre: <Centre hand={hand} table={table} ownPlace={ownPlace} />,
      own:
        own?.hand === undefined || table.isOver ? undefined : own.rows ? (
          <SetRows hand={own.rows} />
        ) : (
          <SetOwn
            key={hand.handId}
            hand={own.hand}
            isSending={isSending}
            onSet={(places) => void act({ type: 'set', ...asActRows(places) })}
          />
        ),
    }
  },
  say: (done, t) => (setRows(done) ? t('room.mau-binh.isSet') : ''),
  stakes: ({ unitMinor, seats }, t, cash) =>
    [t('room.mau-binh.unit', { amount: cash(BigInt(unitMinor)) }), t('room.chairs', { number: seats })].join(' · '),
  actionSeconds: null,
  options: (_facts, t) => [t('room.mau-binh.option')],
  rules: (t) => [1, 2, 3].map((number) => t(`room.mau-binh.rule.${number}`)),
}

const asActRows = (places: readonly number[]) => {
  const { back, middle, front } = asHand(places)
  return { back: [...back], middle: [...middle], front: [...front] }
}

type Seat = MauBinhTable['seats'][number]

function lookOf(
  { isSet, rows, instantWin }: Seat,
  { isOver, isOwn, t }: { isOver: boolean; isOwn: boolean; t: TFunction },
): SeatLook {
  if (!isOver) {
    return {
      backs: isOwn ? 0 : handSize,
      note: isSet ? t('room.mau-binh.isSet') : undefined,
      tone: isSet ? 'good' : undefined,
    }
  }
  if (instantWin) return { note: t(`room.mau-binh.instant.${instantWin}`), tone: 'good' }
  if (!rows) return {}
  const isRight = isInOrder(placesOf(rows))
  return {
    ...(!isOwn && { rows: [rows.front, rows.middle, rows.back] }),
    ...(!isRight && { note: t('room.mau-binh.isFoul'), tone: 'out' }),
  }
}

interface CentreProps {
  hand: RoomHand
  table: MauBinhTable
  ownPlace: number | undefined
}

/** How many have set, and for how long the others may; then the own rows, or the hand that won as it was dealt. */
function Centre({ hand, table, ownPlace }: CentreProps) {
  const { t } = useTranslation()
  const own = table.seats[ownPlace ?? -1]
  if (!table.isOver) {
    const done = table.seats.filter(({ isSet }) => isSet).length
    return (
      <Together deadlineMs={hand.deadlineMs}>
        {t('room.mau-binh.count', { number: done, all: table.seats.length })}
      </Together>
    )
  }
  const winner = table.seats.find(({ instantWin }) => instantWin)
  if (winner?.instantWin) return <p className="room-hangs">{t(`room.mau-binh.instant.${winner.instantWin}`)}</p>
  return own?.rows ? <SetRows hand={own.rows} /> : null
}
