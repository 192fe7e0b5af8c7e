import { CardOpening } from '@fairground/contract/studio'
import * as z from 'zod'
import { AmountText } from '../../rooms/shed/shed-table.ts'

const Card = CardOpening.shape.card
const Cards = z.array(Card)
const Place = z.number().int()

/** The table as it comes over the line. */
export const PhomTable = z.object({
  seats: z.array(
    z.object({
      chipsMinor: AmountText,
      cardsLeft: z.number().int(),
      eaten: Cards,
      discards: Cards,
      laid: z
        .object({
          phoms: z.array(Cards),
          loose: Cards,
          points: z.number(),
          isMom: z.boolean(),
          order: z.number().int(),
        })
        .nullish(),
      hand: Cards.optional(),
      points: z.number().nullish(),
    }),
  ),
  turn: Place.nullish(),
  phase: z.enum(['take', 'discard']),
  last: z.object({ seat: Place, card: Card }).nullish(),
  stockLeft: z.number().int(),
  won: z.object({ seat: Place, kind: z.enum(['u', 'round', 'khan']) }).nullish(),
  isOver: z.boolean(),
})
export type PhomTable = z.infer<typeof PhomTable>
