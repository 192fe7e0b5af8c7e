import { CardOpening } from '@fairground/contract/studio'
import * as z from 'zod'

const Card = CardOpening.shape.card
export const AmountText = z.string().transform(BigInt)

/** The table of a game where the first without cards wins, as it comes over the line. */
export const ShedTable = z.object({
  seats: z.array(
    z.object({
      chipsMinor: AmountText,
      cardsLeft: z.number().int(),
      hasPassed: z.boolean(),
      /** The viewer's own, and all when the hand is over. */
      hand: z.array(Card).optional(),
    }),
  ),
  /** By the places of the rules. */
  turn: z.number().int().nullish(),
  trick: z.object({ seat: z.number().int(), cards: z.array(Card) }).nullish(),
  winner: z.number().int().nullish(),
  instantWin: z.string().nullish(),
})
export type ShedTable = z.infer<typeof ShedTable>

const PlayAct = z.object({ type: z.literal('play'), cards: z.array(Card) })

/** The cards of an act, if it laid any down. */
export const playedCards = (act: unknown): readonly number[] | undefined => {
  const read = PlayAct.safeParse(act)
  return read.success ? read.data.cards : undefined
}
