import { liengHand } from '@fairground/room-rules'
import { anteStakes, betRoom, betRules } from '../../rooms/bets/bet-room.tsx'
import { BetTable } from '../../rooms/bets/bet-table.ts'
import { Pots } from '../../rooms/bets/pots.tsx'
import type { RoomGame } from '../../rooms/room-game.ts'

const handSize = 3

/** Liêng: three closed cards and one round of bets. */
export const room: RoomGame = {
  ...betRoom<BetTable>({
    Table: BetTable,
    centre: (table, facts) => <Pots table={table} facts={facts} />,
    closed: handSize,
    madeOf: ({ seats }, place, t) => {
      const { hole = [] } = seats[place] ?? {}
      if (hole.length < handSize) return ''
      const { type, points } = liengHand(hole)
      return type === 'points' ? t('room.lieng.points', { number: points }) : t(`room.lieng.type.${type}`)
    },
  }),
  stakes: anteStakes,
  options: (_facts, t) => [t('room.lieng.option')],
  rules: (t) => [t('room.lieng.rule.1'), t('room.lieng.rule.2'), ...betRules(t)],
}
