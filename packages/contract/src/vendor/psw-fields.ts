import * as z from '../base/zod.ts'

/** Integer minor units, up to the largest amount of all calls (`amountMax`). */
export const PswAmount = z.string().regex(/^(0|[1-9][0-9]{0,14})$/)
/** What somebody gets more, or less. */
export const PswChange = z.string().regex(/^-?[1-9][0-9]{0,14}$/)
export const PswStake = z.string().regex(/^[1-9][0-9]{0,14}$/)
/** A sum of amounts, such as a balance or a round's stakes. */
export const PswSum = z.string().regex(/^(0|[1-9][0-9]{0,30})$/)
export const PswId = z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/)
export const PswCurrency = z.string().regex(/^[A-Z]{3,5}$/)
export const RequestUuid = z.uuid()
