import { bankerSpots } from '@fairground/room-rules'
import * as z from 'zod'
import { AmountText } from '../../rooms/shed/shed-table.ts'

const Bet = z.object({ spot: z.enum(bankerSpots), amountMinor: AmountText })

/** The table of xóc đĩa with a player as banker, as it comes over the line. */
export const XocDiaTable = z.object({
  seats: z.array(
    z.object({
      chipsMinor: AmountText,
      isDone: z.boolean(),
      bets: z.array(Bet),
      backMinor: AmountText.optional(),
    }),
  ),
  banker: z.number().int(),
  isOver: z.boolean(),
  coins: z.array(z.boolean()).optional(),
  /** What the viewer may still bet. */
  room: z.array(Bet).optional(),
})
export type XocDiaTable = z.infer<typeof XocDiaTable>

const none = 0n

export const totalOf = (bets: readonly { amountMinor: bigint }[]): bigint =>
  bets.reduce((sum, { amountMinor }) => sum + amountMinor, none)
