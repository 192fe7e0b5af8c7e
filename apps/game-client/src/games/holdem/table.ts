import * as z from 'zod'
import { AmountText } from '../../rooms/shed/shed-table.ts'

const Card = z.number().int().min(0).max(51)
const Place = z.number().int()

/** The table as it comes over the line. */
export const HoldemTable = z.object({
  seats: z.array(
    z.object({
      chipsMinor: AmountText,
      betMinor: AmountText,
      hasFolded: z.boolean(),
      hole: z.array(Card).optional(),
    }),
  ),
  board: z.array(Card),
  potMinor: AmountText,
  button: Place.nullish(),
  turn: Place.nullish(),
  choices: z
    .object({
      canCheck: z.boolean(),
      callMinor: AmountText,
      raise: z.object({ fromMinor: AmountText, toMinor: AmountText }).nullish(),
    })
    .nullish(),
  end: z
    .object({
      pots: z.array(z.object({ amountMinor: AmountText, winners: z.array(Place), eligible: z.array(Place) })),
      rakeMinor: AmountText,
      shown: z.array(Place),
    })
    .nullish(),
})
export type HoldemTable = z.infer<typeof HoldemTable>
