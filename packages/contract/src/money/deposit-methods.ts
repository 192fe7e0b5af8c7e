import { Id, Money, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** Staff match a transfer by hand; a payment gateway says what was paid; the sandbox makes the money up. */
export const depositKinds = ['manual', 'gateway', 'sandbox'] as const
export const DepositKind = z.enum(depositKinds)

export const accountCountMax = 10

/** An account that players pay into. */
export const PayAccount = z.object({
  bankName: z.string().trim().max(200),
  /** Six digits by which the banks of Vietnam find each other; without them there is no code to scan. */
  bankBin: z.string().trim().max(20).optional(),
  accountName: z.string().trim().max(200),
  accountNo: z.string().trim().max(40),
})
export type PayAccount = z.infer<typeof PayAccount>

const Texts = z.record(z.string().max(10), z.string().trim().max(2_000))

const terms = {
  /** By language. */
  names: Texts,
  instructions: Texts,
  /** Least and most of one deposit. */
  min: z.string().max(20),
  max: z.string().max(20),
  /** What moving the money costs: hundredths of a percent, and an amount on top. */
  feeRateBp: z.number(),
  feeFixed: z.string().max(20),
  /** The player's is taken off what arrives; the house's is a cost of the house. */
  feeBearer: z.enum(['house', 'player']),
  /** How long a transfer is waited for. */
  lifeMinutes: z.number(),
  /** Of a manual method: each deposit is told one of them. */
  accounts: z.array(PayAccount).max(accountCountMax),
  isEnabled: z.boolean(),
}
/** What staff decide about a way to deposit; `checkDepositMethod` says what does not fit. */
export const DepositMethodTerms = z.object(terms)
export type DepositMethodTerms = z.infer<typeof DepositMethodTerms>

export const StaffDepositMethod = DepositMethodTerms.extend({
  methodId: Id,
  kind: DepositKind,
  currency: z.string(),
  min: Money,
  max: Money,
  feeFixed: Money,
  /** Says which state was changed: concurrent saves do not undo each other. */
  revision: z.number().int(),
  changedAt: Time.optional(),
  changedBy: z.string().optional(),
})
export type StaffDepositMethod = z.infer<typeof StaffDepositMethod>

const manages = { audience: 'staff', permission: 'deposit-methods.manage' } as const

/** Ways to deposit, as the operator sets them up. */
export const staffDepositMethods = {
  depositMethods: route({
    audience: 'staff',
    permission: 'deposits.read',
    method: 'GET',
    path: '/staff/deposit-methods',
    summary: 'Every way to deposit, in the order that players see',
    input: z.object({}),
    value: z.array(StaffDepositMethod),
  }),
  addDepositMethod: route({
    ...manages,
    method: 'POST',
    path: '/staff/deposit-methods',
    summary: 'Add a way to deposit at the end of the order',
    input: z.object({ ...terms, currency: z.string().max(8) }),
    value: StaffDepositMethod,
  }),
  changeDepositMethod: route({
    ...manages,
    method: 'PUT',
    path: '/staff/deposit-methods/{methodId}',
    summary: 'Change a way to deposit, unless somebody else did meanwhile; deposits under way keep what they were told',
    input: z.object({ ...terms, methodId: Id, revision: z.number().int() }),
    value: StaffDepositMethod,
  }),
  orderDepositMethods: route({
    ...manages,
    method: 'PUT',
    path: '/staff/deposit-method-order',
    summary: 'Put all ways to deposit into this order',
    input: z.object({ methodIds: z.array(Id).min(1).max(100) }),
    value: z.array(StaffDepositMethod),
  }),
}
