import { CardOpening } from '@fairground/contract/studio'
import * as z from 'zod'
import { AmountText } from '../shed/shed-table.ts'

export const Card = CardOpening.shape.card
const Place = z.number().int()

export const BetSeat = z.object({
  chipsMinor: AmountText,
  betMinor: AmountText,
  hasFolded: z.boolean(),
  /** Cards that were dealt closed: the viewer's own, and those that were shown. */
  hole: z.array(Card).optional(),
})

/** The table of a game with bets, as it comes over the line. */
export const BetTable = z.object({
  seats: z.array(BetSeat),
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
export type BetTable = z.infer<typeof BetTable>

const none = 0n

/** What lies in the middle: the pot without the bets that lie in front of the seats. */
export const collectedOf = ({ seats, potMinor }: Pick<BetTable, 'seats' | 'potMinor'>): bigint =>
  potMinor - seats.reduce((sum, { betMinor }) => sum + betMinor, none)

export const winnersOf = ({ end }: Pick<BetTable, 'end'>): ReadonlySet<number> =>
  new Set(end?.pots.flatMap(({ winners }) => winners))
