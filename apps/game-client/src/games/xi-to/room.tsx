import * as z from 'zod'
import { anteStakes, betRoom, betRules } from '../../rooms/bets/bet-room.tsx'
import { BetSeat, BetTable, Card } from '../../rooms/bets/bet-table.ts'
import { Pots } from '../../rooms/bets/pots.tsx'
import type { RoomGame } from '../../rooms/room-game.ts'
import { madeOf } from './made-of.ts'

const XiToTable = BetTable.extend({
  seats: z.array(
    BetSeat.extend({
      /** They lie open. */
      cards: z.array(Card),
    }),
  ),
})
type XiToTable = z.infer<typeof XiToTable>

/** Xì tố: one closed card, four open ones, and a round of bets after each of these. */
export const room: RoomGame = {
  ...betRoom<XiToTable>({
    Table: XiToTable,
    centre: (table, facts) => <Pots table={table} facts={facts} />,
    closed: 1,
    openOf: ({ seats }, place) => seats[place]?.cards ?? [],
    madeOf: ({ seats }, place, t) => {
      const { hole = [], cards = [] } = seats[place] ?? {}
      return t(`instant.table.hand.${madeOf([...hole, ...cards])}`)
    },
  }),
  stakes: anteStakes,
  options: (_facts, t) => [t('room.xi-to.option')],
  rules: (t) => [t('room.xi-to.rule.1'), t('room.xi-to.rule.2'), ...betRules(t)],
  actionSeconds: 30,
}
