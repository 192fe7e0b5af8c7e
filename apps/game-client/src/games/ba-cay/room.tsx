import { CardOpening, type RoomHand } from '@fairground/contract/studio'
import { baCayHand } from '@fairground/room-rules'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { RoomGame, SeatLook } from '../../rooms/room-game.ts'
import { AmountText } from '../../rooms/shed/shed-table.ts'
import { CardRow } from '../../rooms/table/room-card.tsx'
import { Together } from '../../rooms/table/together.tsx'
import { BetOwn } from './bet-own.tsx'

const Table = z.object({
  seats: z.array(
    z.object({
      chipsMinor: AmountText,
      betUnits: z.number().int().nullish(),
      hand: z.array(CardOpening.shape.card).optional(),
    }),
  ),
  banker: z.number().int(),
  isOver: z.boolean(),
  unitsMax: z.number().int().nullish(),
})
type Table = z.infer<typeof Table>

const Done = z.object({ type: z.literal('bet'), units: z.number().int() })
const handSize = 3

/** Ba cây. */
export const room: RoomGame = {
  show({ facts, hand, ownPlace, isSending, act, t }) {
    const read = Table.safeParse(hand.table)
    if (!read.success) return undefined
    const table = read.data
    const unitMinor = BigInt(facts.unitMinor)
    return {
      seats: table.seats.map((_seat, place) => lookOf(table, place, { ownPlace, unitMinor, t })),
      centre: <Centre hand={hand} table={table} ownPlace={ownPlace} />,
      own:
        ownPlace === undefined || table.isOver ? undefined : (
          <BetOwn
            unitMinor={unitMinor}
            unitsMax={table.unitsMax ?? undefined}
            isBanker={table.banker === ownPlace}
            isSending={isSending}
            onBet={(units) => void act({ type: 'bet', units })}
          />
        ),
    }
  },
  say(done, t) {
    const read = Done.safeParse(done)
    return read.success ? t('room.ba-cay.did', { units: read.data.units }) : ''
  },
  stakes: ({ unitMinor, seats }, t, cash) =>
    [t('room.ba-cay.unit', { amount: cash(BigInt(unitMinor)) }), t('room.chairs', { number: seats })].join(' · '),
  options: (_facts, t) => [t('room.ba-cay.option')],
  rules: (t) => [1, 2, 3].map((number) => t(`room.ba-cay.rule.${number}`)),
}

function lookOf(
  { seats, banker, isOver }: Table,
  place: number,
  { ownPlace, unitMinor, t }: { ownPlace: number | undefined; unitMinor: bigint; t: TFunction },
): SeatLook {
  const { hand, betUnits } = seats[place] ?? {}
  const isOwn = place === ownPlace
  return {
    badge: place === banker ? t('room.ba-cay.badge') : undefined,
    ...(betUnits != null && !isOver && { betMinor: unitMinor * BigInt(betUnits) }),
    ...(isOver && hand ? (isOwn ? {} : { cards: hand, note: handName(hand, t) }) : { backs: handSize }),
  }
}

const handName = (hand: readonly number[], t: TFunction): string => {
  const { type, points } = baCayHand(hand)
  return type === 'trio' ? t('room.ba-cay.trio') : t('room.ba-cay.points', { number: points })
}

interface CentreProps {
  hand: RoomHand
  table: Table
  ownPlace: number | undefined
}

/** Until the bets stand, how many do; then the own cards. */
function Centre({ hand, table, ownPlace }: CentreProps) {
  const { t } = useTranslation()
  if (!table.isOver) {
    const bets = table.seats.filter(({ betUnits }) => betUnits != null).length
    return (
      <Together deadlineMs={hand.deadlineMs}>
        {t('room.ba-cay.count', { number: bets, all: table.seats.length - 1 })}
      </Together>
    )
  }
  const own = table.seats[ownPlace ?? -1]?.hand
  if (!own) return null
  return (
    <div className="room-last">
      <CardRow cards={own} className="room-last-top" />
      <p className="room-hangs">{handName(own, t)}</p>
    </div>
  )
}
