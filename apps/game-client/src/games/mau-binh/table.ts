import { CardOpening } from '@fairground/contract/studio'
import * as z from 'zod'
import { AmountText } from '../../rooms/shed/shed-table.ts'

const Cards = z.array(CardOpening.shape.card)
const Rows = z.object({ back: Cards, middle: Cards, front: Cards })

/** The table as it comes over the line. */
export const MauBinhTable = z.object({
  seats: z.array(
    z.object({
      chipsMinor: AmountText,
      isSet: z.boolean(),
      hand: Cards.optional(),
      rows: Rows.optional(),
      instantWin: z.string().nullish(),
    }),
  ),
  isOver: z.boolean(),
})
export type MauBinhTable = z.infer<typeof MauBinhTable>

const SetAct = z.object({ type: z.literal('set'), ...Rows.shape })

/** The rows of an act, if it set any. */
export const setRows = (act: unknown): z.infer<typeof SetAct> | undefined => {
  const read = SetAct.safeParse(act)
  return read.success ? read.data : undefined
}
