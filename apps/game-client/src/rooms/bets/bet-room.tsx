import type { RoomFacts } from '@fairground/contract/studio'
import { Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import * as z from 'zod'
import type { RoomGame, SeatLook } from '../room-game.ts'
import { AmountText } from '../shed/shed-table.ts'
import { CardRow } from '../table/room-card.tsx'
import { betFlights } from './bet-flights.ts'
import { BetPanel } from './bet-panel.tsx'
import { type BetTable, winnersOf } from './bet-table.ts'

/** What a game with bets shows otherwise than the next. */
/** How a seat of a game with bets looks. */
export interface BetLook<Table extends BetTable> {
  /** Cards of a seat that are dealt closed. */
  closed: number
  /** Cards of a seat that lie open all the time. */
  openOf?(table: Table, place: number): readonly number[]
  /** What a seat's cards make, in words; nothing while that cannot be told. */
  madeOf(table: Table, place: number, t: TFunction): string
}

interface BetScreen<Table extends BetTable> extends BetLook<Table> {
  Table: z.ZodType<Table>
  centre(table: Table, facts: RoomFacts): ReactNode
}

const Done = z.object({ type: z.string(), toMinor: AmountText.optional() })
const none = 0n

/** Table, acts and chips of a game with bets. */
export function betRoom<Table extends BetTable>(
  screen: BetScreen<Table>,
): Required<Pick<RoomGame, 'show' | 'say' | 'flights'>> {
  return {
    show({ facts, hand, ownPlace, isSending, act, t }) {
      const read = screen.Table.safeParse(hand.table)
      if (!read.success) return undefined
      const table = read.data
      const { choices } = table
      return {
        seats: table.seats.map((_, place) => lookOf(screen, table, place, { ownPlace, t })),
        centre: screen.centre(table, facts),
        own:
          ownPlace === undefined || table.end ? undefined : (
            <div className="room-own is-short" data-turn={choices != null}>
              <div className="room-hole">
                <OwnCards hole={table.seats[ownPlace]?.hole ?? []} open={screen.openOf?.(table, ownPlace)} />
                <span>{screen.madeOf(table, ownPlace, t)}</span>
              </div>
              {choices && (
                <BetPanel
                  key={`${hand.handId}-${hand.step}`}
                  table={table}
                  place={ownPlace}
                  choices={choices}
                  isSending={isSending}
                  onAct={(wanted) => void act(wanted)}
                />
              )}
            </div>
          ),
      }
    },
    say(done, t) {
      const read = Done.safeParse(done)
      if (!read.success) return ''
      const { type, toMinor } = read.data
      return (
        <>
          {t(`room.bets.did.${type}`)} {toMinor !== undefined && <Cash minor={toMinor} />}
        </>
      )
    },
    flights: betFlights,
  }
}

/** Where others see some of one's cards, those that they do not see lie apart. */
const OwnCards = ({ hole, open }: { hole: readonly number[]; open: readonly number[] | undefined }) => (
  <>
    <span className="room-hidden">
      <CardRow cards={hole} />
      {open && <Icon name="icon-[ph--eye-slash-duotone]" />}
    </span>
    {open && <CardRow cards={open} />}
  </>
)

const cardsOf = <Table extends BetTable>({ openOf }: BetLook<Table>, table: Table, place: number): number[] => [
  ...(table.seats[place]?.hole ?? []),
  ...(openOf?.(table, place) ?? []),
]

interface Viewer {
  ownPlace: number | undefined
  t: TFunction
}

export function lookOf<Table extends BetTable>(
  screen: BetLook<Table>,
  table: Table,
  place: number,
  { ownPlace, t }: Viewer,
): SeatLook {
  const { end, button } = table
  const { chipsMinor = none, betMinor = none, hasFolded = false } = table.seats[place] ?? {}
  const isShown = end?.shown.includes(place) ?? false
  const open = screen.openOf?.(table, place) ?? []
  const isClosed = !isShown && !hasFolded
  const isOwn = place === ownPlace
  const closed = Array.from({ length: isClosed && open.length > 0 ? screen.closed : 0 }, () => undefined)
  return {
    ...{ chipsMinor, betMinor: end ? none : betMinor, badge: place === button ? 'D' : undefined },
    backs: isClosed && !end && !isOwn ? screen.closed : 0,
    cards: isShown || (end && isOwn) ? cardsOf(screen, table, place) : isOwn ? [] : [...closed, ...open],
    note: noteOf(screen, table, place, t),
    tone: hasFolded ? 'out' : winnersOf(table).has(place) ? 'good' : undefined,
  }
}

function noteOf<Table extends BetTable>(
  screen: BetLook<Table>,
  table: Table,
  place: number,
  t: TFunction,
): string | undefined {
  const seat = table.seats[place]
  if (seat?.hasFolded) return t('room.bets.did.fold')
  if (table.end?.shown.includes(place)) return screen.madeOf(table, place, t)
  return seat?.chipsMinor === none && !table.end ? t('room.bets.isAllIn') : undefined
}

/** The line over the felt of a game with an ante. */
export const anteStakes: RoomGame['stakes'] = ({ unitMinor, seats }, t, cash) =>
  [t('room.bets.ante', { amount: cash(BigInt(unitMinor)) }), t('room.chairs', { number: seats })].join(' · ')

/** What holds in every game with bets. */
export const betRules = (t: TFunction): string[] => [t('room.bets.rule.1'), t('room.bets.rule.2')]
