import * as z from './zod.ts'

/** The largest amount that anybody may ask for, set or tell, here and in PSW/1. */
export const amountMax = '9999999999999.99'
/** The most that one account may hold. */
export const balanceMax = '1000000000000000.00'

/**
 * Decimal string with exactly the currency's decimals; both currencies of this release have two. Of answers: a sum of many
 * amounts may be larger than any of them.
 */
export const Money = z
  .string()
  .regex(/^-?(0|[1-9]\d{0,30})\.\d{2}$/)
  .meta({ description: 'Decimal string, two decimals, e.g. "1250.00"' })
/** An amount that is asked for or set: never below zero. */
export const AmountFromZero = z
  .string()
  .regex(/^(0|[1-9]\d{0,12})\.\d{2}$/)
  .meta({ description: 'Decimal string from zero, two decimals' })
/** An amount that a person asks to move: above zero. */
export const AmountToMove = z
  .string()
  .regex(/^(0|[1-9]\d{0,12})\.\d{2}$/)
  .refine((text) => /[1-9]/.test(text))
  .meta({ description: 'Decimal string above zero, two decimals' })
/** A share with at most 4 decimals: 0.012 is 1.2 %. */
export const Rate = z
  .number()
  .min(0)
  .max(1)
  .refine((rate) => Math.abs(rate * 10_000 - Math.round(rate * 10_000)) < 1e-6)
export const Time = z.iso.datetime({ offset: true })
export const Id = z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/)
/** The caller's own id of one money request: a repeat with the same id never moves money twice. */
export const RequestId = z.string().regex(/^[A-Za-z0-9-]{8,64}$/)

export const pageSizeMax = 100

export const PageQuery = z.object({
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(pageSizeMax).default(20),
})

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.number().int(), pageNo: z.number().int(), pageSize: z.number().int() })

export const TimeRange = z.object({ from: Time.optional(), to: Time.optional() })
