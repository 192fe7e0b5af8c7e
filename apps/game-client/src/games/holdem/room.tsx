import type { RoomFacts } from '@fairground/contract/studio'
import { bestFive } from '@fairground/room-rules'
import * as z from 'zod'
import { betRoom, betRules } from '../../rooms/bets/bet-room.tsx'
import { BetTable, Card } from '../../rooms/bets/bet-table.ts'
import { Pots } from '../../rooms/bets/pots.tsx'
import type { RoomGame } from '../../rooms/room-game.ts'
import { CardRow } from '../../rooms/table/room-card.tsx'

const HoldemTable = BetTable.extend({ board: z.array(Card) })
type HoldemTable = z.infer<typeof HoldemTable>

const boardSize = 5

/** Texas hold'em, no limit. */
export const room: RoomGame = {
  ...betRoom<HoldemTable>({
    Table: HoldemTable,
    centre: (table, facts) => <Centre table={table} facts={facts} />,
    closed: 2,
    madeOf: ({ seats, board }, place, t) => {
      const cards = [...(seats[place]?.hole ?? []), ...board]
      return cards.length < boardSize ? '' : t(`instant.table.hand.${bestFive(cards).category}`)
    },
  }),
  stakes: ({ unitMinor, stakes, seats }, t, cash) =>
    [
      t('room.holdem.blinds', {
        small: cash(BigInt(stakes.smallBlindMinor ?? unitMinor)),
        big: cash(BigInt(unitMinor)),
      }),
      t('room.chairs', { number: seats }),
    ].join(' · '),
  options: (_facts, t) => [t('room.holdem.option')],
  rules: (t) => [t('room.holdem.rule'), ...betRules(t)],
}

function Centre({ table, facts }: { table: HoldemTable; facts: RoomFacts }) {
  const { board } = table
  return (
    <div className="room-board">
      <Pots table={table} facts={facts} />
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
