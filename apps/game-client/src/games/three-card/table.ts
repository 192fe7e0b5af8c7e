import * as z from 'zod'
import { BetSeat, BetTable } from '../../rooms/bets/bet-table.ts'
import { AmountText } from '../../rooms/shed/shed-table.ts'

const Place = z.number().int()

export const ThreeCardTable = BetTable.extend({
  seats: z.array(BetSeat.extend({ isSeen: z.boolean() })),
  stakeMinor: AmountText,
  round: z.number().int(),
  comparisons: z.array(z.object({ asker: Place, other: Place, loser: Place })),
  moves: z
    .object({
      canLook: z.boolean(),
      callMinor: AmountText,
      raises: z.array(z.object({ toMinor: AmountText, costMinor: AmountText })),
      compare: z.object({ costMinor: AmountText, seats: z.array(Place) }).nullish(),
    })
    .nullish(),
})
export type ThreeCardTable = z.infer<typeof ThreeCardTable>
