import { samPlay } from '@fairground/room-rules'
import type { TFunction } from 'i18next'
import * as z from 'zod'
import type { RoomGame, SeatLook } from '../../rooms/room-game.ts'
import { ShedCentre } from '../../rooms/shed/shed-centre.tsx'
import { ShedOwn } from '../../rooms/shed/shed-own.tsx'
import { shedSeats } from '../../rooms/shed/shed-seats.ts'
import { playedCards, ShedTable } from '../../rooms/shed/shed-table.ts'
import { cardText } from '../../rooms/table/card-text.ts'
import { Declare } from './declare.tsx'
import { judgeOf, ownState, samOrder } from './judge.ts'

const Place = z.number().int()
const Table = z.object({
  ...ShedTable.shape,
  hasWaived: z.array(z.boolean()).nullish(),
  declarer: Place.nullish(),
  blocker: Place.nullish(),
})
type Table = z.infer<typeof Table>

const two = 12

/** Sâm lốc. */
export const room: RoomGame = {
  show({ hand, ownPlace, isSending, act, t }) {
    const read = Table.safeParse(hand.table)
    if (!read.success) return undefined
    const table = read.data
    const own = ownPlace === undefined ? undefined : (table.seats[ownPlace]?.hand ?? [])
    return {
      seats: withDeclarer(shedSeats(table, ownPlace, t), table, t),
      centre: (
        <ShedCentre
          hand={hand}
          table={table}
          stampOf={(before, cards) => stampOf(before, cards, t)}
          sign={signOf(table, t)}
        />
      ),
      own:
        own === undefined || ownPlace === undefined || table.winner != null ? undefined : table.hasWaived ? (
          <Declare
            hand={own}
            hasAnswered={table.hasWaived[ownPlace] ?? false}
            isSending={isSending}
            onSay={(type) => void act({ type })}
          />
        ) : (
          <ShedOwn
            key={hand.handId}
            hand={own}
            order={samOrder}
            isTurn={table.turn === ownPlace}
            canPass={hand.mayAct.includes('pass')}
            isSending={isSending}
            judge={judgeOf(ownState(table, ownPlace), ownPlace, t)}
            onPlay={(cards) => act({ type: 'play', cards: [...cards] })}
            onPass={() => void act({ type: 'pass' })}
          />
        ),
    }
  },
  say(done, t) {
    const { type } = z.object({ type: z.string() }).catch({ type: 'pass' }).parse(done)
    if (type === 'declare') return t('room.sam.declared')
    if (type === 'waive') return t('room.sam.waive')
    return playedCards(done)?.map(cardText).join(' ') ?? t('room.shed.passed')
  },
  stakes: ({ unitMinor, seats }, t, cash) =>
    [t('room.sam.unit', { amount: cash(BigInt(unitMinor)) }), t('room.chairs', { number: seats })].join(' · '),
  options: (_facts, t) => [t('room.sam.option')],
  rules: (t) => [1, 2, 3].map((number) => t(`room.sam.rule.${number}`)),
}

const withDeclarer = (seats: readonly SeatLook[], { declarer, blocker }: Table, t: TFunction): SeatLook[] =>
  seats.map((look, place) => ({
    ...look,
    badge: place === declarer ? t('room.sam.badge') : undefined,
    ...(place === blocker && { note: t('room.sam.blocked') }),
  }))

function signOf({ instantWin, declarer }: Table, t: TFunction): string | undefined {
  if (instantWin) return t(`room.sam.instant.${instantWin}`)
  return declarer == null ? undefined : t('room.sam.declared')
}

/** A 2 or four alike that were cut. */
function stampOf(before: readonly number[], cards: readonly number[], t: TFunction): string | undefined {
  const [was, play] = [samPlay(before), samPlay(cards)]
  if (play?.type !== 'four' || !was) return undefined
  return was.topRank === two || was.type === 'four' ? t('room.sam.cut') : undefined
}
