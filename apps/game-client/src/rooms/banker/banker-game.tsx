import { CardOpening, type RoomHand } from '@fairground/contract/studio'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { RoomGame, SeatLook } from '../room-game.ts'
import { AmountText } from '../shed/shed-table.ts'
import { CardRow } from '../table/room-card.tsx'
import { Together } from '../table/together.tsx'
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

interface BankerScreen {
  /** Of its texts. */
  id: string
  handSize: number
  /** What a hand is worth, in words. */
  nameOf(hand: readonly number[], t: TFunction): string
}

/** A game in which everybody bets against the banker before the cards are shown. */
export const bankerGame = ({ id, handSize, nameOf }: BankerScreen): RoomGame => ({
  show({ facts, hand, ownPlace, isSending, act, t }) {
    const read = Table.safeParse(hand.table)
    if (!read.success) return undefined
    const table = read.data
    const unitMinor = BigInt(facts.unitMinor)
    return {
      seats: table.seats.map((_seat, place) => lookOf(place === ownPlace, place, table)),
      centre: <Centre hand={hand} table={table} ownPlace={ownPlace} nameOf={nameOf} />,
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

    function lookOf(isOwn: boolean, place: number, { seats, banker, isOver }: Table): SeatLook {
      const { hand: cards, betUnits } = seats[place] ?? {}
      return {
        badge: place === banker ? t('room.banker.badge') : undefined,
        ...(betUnits != null && !isOver && { betMinor: unitMinor * BigInt(betUnits) }),
        ...(!(isOver && cards) && { backs: handSize }),
        ...(isOver && cards && !isOwn && { cards, note: nameOf(cards, t) }),
      }
    }
  },
  say(done, t) {
    const read = Done.safeParse(done)
    return read.success ? t('room.banker.did', { units: read.data.units }) : ''
  },
  stakes: ({ unitMinor, seats }, t, cash) =>
    [t('room.banker.unit', { amount: cash(BigInt(unitMinor)) }), t('room.chairs', { number: seats })].join(' · '),
  actionSeconds: null,
  options: (_facts, t) => [t(`room.${id}.option`)],
  rules: (t) => [1, 2, 3].map((number) => t(`room.${id}.rule.${number}`)),
})

interface CentreProps extends Pick<BankerScreen, 'nameOf'> {
  hand: RoomHand
  table: Table
  ownPlace: number | undefined
}

/** Until the bets stand, how many do; then the own cards. */
function Centre({ hand, table, ownPlace, nameOf }: CentreProps) {
  const { t } = useTranslation()
  if (!table.isOver) {
    const bets = table.seats.filter(({ betUnits }) => betUnits != null).length
    return (
      <Together deadlineMs={hand.deadlineMs}>
        {t('room.banker.count', { number: bets, all: table.seats.length - 1 })}
      </Together>
    )
  }
  const own = table.seats[ownPlace ?? -1]?.hand
  if (!own) return null
  return (
    <div className="room-last">
      <CardRow cards={own} className="room-last-top" />
      <p className="room-hangs">{nameOf(own, t)}</p>
    </div>
  )
}
