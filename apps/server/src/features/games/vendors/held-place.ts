import * as z from 'zod'

/** What is kept of money of a vendor that waits for people, beside what it is. */
export const heldShape = {
  vendorId: z.string(),
  transactionId: z.string(),
  account: z.string(),
  currency: z.string(),
  /** Below zero takes from the player. */
  amountMinor: z.string(),
}
type Held = z.infer<z.ZodObject<typeof heldShape>>

export const placeOfHeld = ({ vendorId, transactionId }: Pick<Held, 'vendorId' | 'transactionId'>): string =>
  `${vendorId}:${transactionId}`

/** What the audit log keeps of it. */
export const detailOfHeld = ({ vendorId, transactionId, account, amountMinor, currency }: Held) => ({
  ...{ vendorId, transactionId, account, amountMinor, currency },
})
