import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** Something that a check of the books found other than it must be. */
export const BrokenRow = z.object({
  /** `I-01` … of the ledger's rules, or the name of a chain. */
  rule: z.string(),
  detail: z.string(),
  /** The rows to look at, such as `account 12, entry 9`. */
  place: z.string(),
})
export type BrokenRow = z.infer<typeof BrokenRow>

export const PayoutFreeze = z.object({
  freezeId: Id,
  frozenAt: Time,
  /** The first of what was found. */
  findings: z.array(BrokenRow),
  findingsCount: z.number().int(),
  checkedAt: Time,
  /** The last check found nothing any more. */
  isClean: z.boolean(),
})
export type PayoutFreeze = z.infer<typeof PayoutFreeze>

const value = z.object({ freeze: PayoutFreeze.optional() })
const releases = { audience: 'staff', permission: 'payouts.release' } as const

/** What stops payouts when the books do not add up, and starts them again. */
export const staffIntegrity = {
  payoutFreeze: route({
    audience: 'staff',
    permission: 'dashboard.read',
    method: 'GET',
    path: '/staff/payouts/freeze',
    summary: 'Whether payouts are stopped, and what a check of the books found',
    input: z.object({}),
    value,
  }),
  checkBooks: route({
    ...releases,
    method: 'POST',
    path: '/staff/payouts/check',
    summary: 'Check all books again, soon',
    input: z.object({}),
    value: z.object({}),
  }),
  releasePayouts: route({
    ...releases,
    method: 'POST',
    path: '/staff/payouts/release',
    summary: 'Let payouts leave again; what was found is accepted and stops them no second time',
    input: z.object({ freezeId: Id, reason: z.string().trim().min(3).max(280) }),
    value,
  }),
}
