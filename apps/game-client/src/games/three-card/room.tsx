import type { RoomFacts } from '@fairground/contract/studio'
import { zhaJinHuaHand } from '@fairground/room-rules'
import { Cash, useCashText } from '@fairground/vendor-ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { betFlights } from '../../rooms/bets/bet-flights.ts'
import { anteStakes, type BetLook, lookOf } from '../../rooms/bets/bet-room.tsx'
import { Pots } from '../../rooms/bets/pots.tsx'
import type { RoomGame, SeatLook } from '../../rooms/room-game.ts'
import { AmountText } from '../../rooms/shed/shed-table.ts'
import { CardRow } from '../../rooms/table/room-card.tsx'
import { Moves } from './moves.tsx'
import { ThreeCardTable } from './table.ts'
import './three-card.css'

const handSize = 3
const closed = [undefined, undefined, undefined]
const double = 2n
const handNames = { high: 'high-card', trio: 'three-of-a-kind' } as const

const look: BetLook<ThreeCardTable> = {
  closed: handSize,
  madeOf: ({ seats }, place, t) => {
    const { hole = [] } = seats[place] ?? {}
    if (hole.length < handSize) return ''
    const { type } = zhaJinHuaHand(hole)
    return t(`instant.table.hand.${type === 'high' || type === 'trio' ? handNames[type] : type}`)
  },
}

const Done = z.object({ type: z.enum(['look', 'fold', 'call', 'raise', 'compare']), toMinor: AmountText.optional() })

/** Zha jin hua: three closed cards, played blind or seen. */
export const room: RoomGame = {
  show({ facts, hand, ownPlace, isSending, act, t }) {
    const read = ThreeCardTable.safeParse(hand.table)
    if (!read.success) return undefined
    const table = read.data
    const own = table.seats[ownPlace ?? -1]
    return {
      seats: table.seats.map((_, place) => seatLook(table, place, ownPlace, t)),
      centre: <Centre table={table} facts={facts} />,
      own:
        !own || ownPlace === undefined || table.end ? undefined : (
          <div className="room-own is-short" data-turn={table.moves != null}>
            <div className="room-hole">
              <CardRow cards={own.hole ?? closed} />
              <span>{own.hole ? look.madeOf(table, ownPlace, t) : t('room.three-card.blind')}</span>
            </div>
            {table.moves && (
              <Moves hand={hand} moves={table.moves} isSending={isSending} onAct={(wanted) => void act(wanted)} />
            )}
          </div>
        ),
    }
  },
  say(done, t) {
    const read = Done.safeParse(done)
    if (!read.success) return ''
    const { type, toMinor } = read.data
    if (type === 'look' || type === 'compare') return t(`room.three-card.did.${type}`)
    return (
      <>
        {t(`room.bets.did.${type}`)} {toMinor !== undefined && <Cash minor={toMinor} />}
      </>
    )
  },
  flights: betFlights,
  stakes: anteStakes,
  options: ({ options }, t) => [t('room.three-card.option', { rounds: options.roundsMax, antes: options.potMaxAntes })],
  rules: (t) => ([1, 2, 3, 4] as const).map((number) => t(`room.three-card.rule.${number}`)),
}

/** Who plays blind is told, and who is out by a comparison. */
function seatLook(table: ThreeCardTable, place: number, ownPlace: number | undefined, t: TFunction): SeatLook {
  const seat = table.seats[place]
  const shown = lookOf(look, table, place, { ownPlace, t })
  if (table.comparisons.some(({ loser }) => loser === place)) return { ...shown, note: t('room.three-card.lost') }
  if (shown.note || table.end || seat?.hasFolded) return shown
  return { ...shown, note: t(seat?.isSeen ? 'room.three-card.seen' : 'room.three-card.blind') }
}

/** The pot, and what a turn costs in this round. */
function Centre({ table, facts }: { table: ThreeCardTable; facts: RoomFacts }) {
  const { t } = useTranslation()
  const cash = useCashText()
  return (
    <div className="room-together three-card-centre">
      <Pots table={table} facts={facts} />
      {!table.end && (
        <bdi>
          {t('room.three-card.round', {
            round: table.round,
            blind: cash(table.stakeMinor),
            seen: cash(table.stakeMinor * double),
          })}
        </bdi>
      )}
    </div>
  )
}
