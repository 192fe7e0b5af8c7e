import type { RoomFacts } from '@fairground/contract/studio'
import { cutUnits, tienLenOrder, tienLenPlay } from '@fairground/room-rules'
import type { TFunction } from 'i18next'
import * as z from 'zod'
import type { RoomGame } from '../../rooms/room-game.ts'
import { ShedCentre } from '../../rooms/shed/shed-centre.tsx'
import { ShedOwn } from '../../rooms/shed/shed-own.tsx'
import { shedSeats } from '../../rooms/shed/shed-seats.ts'
import { playedCards, ShedTable } from '../../rooms/shed/shed-table.ts'
import { cardText } from '../../rooms/table/card-text.ts'
import { judgeOf } from './judge.ts'
import { ownState } from './own-state.ts'
import { replayTienLen } from './replay.ts'

const Table = z.object({ ...ShedTable.shape, mustInclude: z.number().int().nullish() })

/** Tiến Lên Miền Nam. */
export const room: RoomGame = {
  show({ hand, ownPlace, isSending, act, t }) {
    const read = Table.safeParse(hand.table)
    if (!read.success) return undefined
    const table = read.data
    const own = ownPlace === undefined ? undefined : (table.seats[ownPlace]?.hand ?? [])
    const isOver = table.winner != null
    return {
      seats: shedSeats(table, ownPlace, t),
      centre: (
        <ShedCentre
          hand={hand}
          table={table}
          stampOf={(before, cards) => stampOf(before, cards, t)}
          sign={table.instantWin ? t(`room.tien-len.instant.${table.instantWin}`) : undefined}
        />
      ),
      own:
        own === undefined || ownPlace === undefined || isOver ? undefined : (
          <ShedOwn
            key={hand.handId}
            hand={own}
            order={tienLenOrder}
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
  say: (done, t) => sayShed(done, t),
  stakes: ({ unitMinor, seats, options }: RoomFacts, t, cash) =>
    [
      t('room.tien-len.unit', { amount: cash(BigInt(unitMinor)) }),
      t('room.chairs', { number: seats }),
      ...optionTexts(options, t),
    ].join(' · '),
  options: ({ options }, t) => optionTexts(options, t),
  rules: (t) => [1, 2, 3].map((number) => t(`room.tien-len.rule.${number}`)),
  replay: replayTienLen,
}

/** Pass, or the cards that were laid down. */
const sayShed = (done: unknown, t: TFunction): string =>
  playedCards(done)?.map(cardText).join(' ') ?? t('room.shed.passed')

/** What was cut, and what it costs. */
function stampOf(before: readonly number[], cards: readonly number[], t: TFunction): string | undefined {
  const [was, play] = [tienLenPlay(before), tienLenPlay(cards)]
  if (!was || !play) return undefined
  const isCut = (was.topRank === 12 && play.topRank !== 12) || was.type === 'four' || was.type === 'pairs-run'
  return isCut ? t('room.tien-len.cut', { number: cutUnits(was, before) }) : undefined
}

/** Regional ways to settle a hand; there is one so far. */
const optionTexts = (options: RoomFacts['options'], t: TFunction): string[] =>
  options.settlement === 'count-cards' ? [t('room.tien-len.countCards')] : []
