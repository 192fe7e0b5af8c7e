import { AffectedContract } from '../network/affected-contract.ts'
import { SocialValue } from '../people/social-provider.ts'
import { errorCodes } from './codes.ts'
import { SettingsWarning } from './settings-warning.ts'
import { VerifyValue } from './verify-method.ts'
import * as z from './zod.ts'

/** One field that did not fit: `key` is a text of the `errors` catalogue, `args` its placeholders. */
export const FieldError = z.object({
  field: z.string(),
  key: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type FieldError = z.infer<typeof FieldError>

/** What a refusal may carry beside its code. */
export const RefusalValue = z.object({
  errors: z.array(FieldError).optional(),
  showCaptcha: z.boolean().optional(),
  /** Seconds. */
  retryAfter: z.number().int().optional(),
  /** Which limit, and the bound that was passed, as a money string. */
  limit: z.object({ kind: z.string(), bound: z.string() }).optional(),
  requestId: z.string().optional(),
  /** Of an offer below what the downline gives to others. */
  contracts: z.array(AffectedContract).optional(),
  /** Of a change that has to be confirmed. */
  warning: SettingsWarning.optional(),
  /** Of a log-in that waits for its second step. */
  ...VerifyValue.partial().shape,
  /** Of a log-in by a provider whose person has no account yet. */
  ...SocialValue.partial().shape,
})
export type RefusalValue = z.infer<typeof RefusalValue>

export const Refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(errorCodes),
  value: RefusalValue.nullable(),
})
export type Refusal = z.infer<typeof Refusal>

/** The envelope of every answer: `{ success, message, code, value }`. */
export const envelope = <Value extends z.ZodType>(value: Value) =>
  z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), message: z.string(), code: z.literal('SUCCESS'), value }),
    Refusal,
  ])

export type Envelope<Value> = { success: true; message: string; code: 'SUCCESS'; value: Value } | Refusal
