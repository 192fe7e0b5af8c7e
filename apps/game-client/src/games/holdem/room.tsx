import { Cash } from '@fairground/vendor-ui'
import type { TFunction } from 'i18next'
import * as z from 'zod'
import type { RoomGame, SeatLook } from '../../rooms/room-game.ts'
import { AmountText } from '../../rooms/shed/shed-table.ts'
import { CardRow } from '../../rooms/table/room-card.tsx'
import { flightsOf } from './flights-of.ts'
import { HoldemOwn, madeOf, Pots } from './holdem-own.tsx'
import { HoldemTable } from './table.ts'

const Done = z.object({ type: z.string(), toMinor: AmountText.optional() })
const boardSize = 5

/** Texas hold'em, no limit. */
export const room: RoomGame = {
  show({ hand, ownPlace, isSending, act, t }) {
    const read = HoldemTable.safeParse(hand.table)
    if (!read.success) return undefined
    const table = read.data
    return {
      seats: seatsOf(table, ownPlace, t),
      centre: <Centre table={table} />,
      own:
        ownPlace === undefined || table.end ? undefined : (
          <HoldemOwn
            key={`${hand.handId}-${hand.step}`}
            table={table}
            place={ownPlace}
            isSending={isSending}
            onAct={(wanted) => void act(wanted)}
          />
        ),
    }
  },
  say(done, t) {
    const read = Done.safeParse(done)
    if (!read.success) return ''
    const { type, toMinor } = read.data
    return (
      <>
        {t(`room.holdem.did.${type}`)} {toMinor !== undefined && <Cash minor={toMinor} />}
      </>
    )
  },
  flights: flightsOf,
  stakes: ({ unitMinor, stakes, seats }, t, cash) =>
    [
      t('room.holdem.blinds', {
        small: cash(BigInt(stakes.smallBlindMinor ?? unitMinor)),
        big: cash(BigInt(unitMinor)),
      }),
      t('room.chairs', { number: seats }),
    ].join(' · '),
  options: (_facts, t) => [t('room.holdem.option')],
  rules: (t) => [1, 2, 3].map((number) => t(`room.holdem.rule.${number}`)),
}

function Centre({ table }: { table: HoldemTable }) {
  const { board, seats, potMinor } = table
  const inFront = seats.reduce((sum, { betMinor }) => sum + betMinor, none)
  return (
    <div className="room-board">
      <Pots table={table} collectedMinor={potMinor - inFront} />
      <CardRow cards={board} className="room-board-cards" />
      <span className="room-board-slots" aria-hidden="true">
        {Array.from({ length: boardSize - board.length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
          <i key={at} />
        ))}
      </span>
    </div>
  )
}

const none = 0n

function seatsOf(table: HoldemTable, ownPlace: number | undefined, t: TFunction): SeatLook[] {
  const { seats, end, board, button } = table
  const winners = new Set(end?.pots.flatMap((pot) => pot.winners))
  return seats.map(({ chipsMinor, betMinor, hasFolded, hole }, place): SeatLook => {
    const isShown = end?.shown.includes(place) ?? false
    return {
      ...{ chipsMinor, betMinor: end ? none : betMinor, badge: place === button ? 'D' : undefined },
      backs: hasFolded || end || place === ownPlace ? 0 : 2,
      cards: isShown ? (hole ?? []) : [],
      note: hasFolded
        ? t('room.holdem.did.fold')
        : isShown
          ? madeOf(hole ?? [], board, t)
          : chipsMinor === none && !end
            ? t('room.holdem.isAllIn')
            : undefined,
      tone: hasFolded ? 'out' : winners.has(place) ? 'good' : undefined,
    }
  })
}
