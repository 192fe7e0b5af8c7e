import { AmountToMove, Id, Money, PageQuery, page, RequestId, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { DepositKind, PayAccount } from './deposit-methods.ts'

export const depositStates = ['pending', 'approved', 'rejected', 'expired'] as const
export const DepositState = z.enum(depositStates)

export const DepositMethod = z.object({
  methodId: Id,
  kind: DepositKind,
  name: z.string(),
  min: Money,
  max: Money,
  /** What is taken off the amount: hundredths of a percent, and an amount on top. Absent when the player pays none. */
  fee: z.object({ rateBp: z.number().int(), fixed: Money }).optional(),
  /** How long a transfer is waited for. */
  lifeMinutes: z.number().int(),
  instructions: z.string(),
  /** Sent along with a request, it makes sure that limits and fee are those that were read. */
  revision: z.number().int(),
  /** Typical time until the money is there, from this method's own history; absent without history. */
  medianSeconds: z.number().int().optional(),
})
export type DepositMethod = z.infer<typeof DepositMethod>

export const Deposit = z.object({
  depositId: Id,
  methodId: Id,
  methodName: z.string(),
  amount: Money,
  /** What is taken off the amount, and what reaches the wallet. */
  fee: Money,
  credit: Money,
  status: DepositState,
  /** Where the money goes while it is awaited. */
  payTo: PayAccount.optional(),
  /** What the player writes into the bank transfer so that it can be matched. */
  transferCode: z.string(),
  /** The transfer as a bank's app scans it, in VietQR; absent where the bank has no such code, and once it is decided. */
  qr: z.string().optional(),
  /** Page of the payment gateway, while it is awaited. */
  payUrl: z.string().optional(),
  /** Images that were sent along. */
  proofs: z.array(Id),
  reason: z.string().optional(),
  expiresAt: Time,
  createdAt: Time,
  decidedAt: Time.optional(),
})
export type Deposit = z.infer<typeof Deposit>

export const deposits = {
  methods: route({
    method: 'GET',
    path: '/wps/relay/MCS2_depositMethods',
    audience: 'member',
    summary: 'Ways to deposit',
    input: z.object({}),
    value: z.array(DepositMethod),
  }),
  request: route({
    method: 'POST',
    path: '/wps/relay/MCS2_deposit',
    audience: 'member',
    summary: 'Ask for a deposit; the sandbox method credits at once',
    input: z.object({
      methodId: Id,
      amount: AmountToMove,
      remark: z.string().trim().max(140).optional(),
      methodRevision: z.number().int().optional(),
      /** Id of an upload. */
      proof: Id.optional(),
      requestId: RequestId,
    }),
    value: Deposit,
  }),
  addProof: route({
    method: 'POST',
    path: '/wps/relay/MCS2_depositProof',
    audience: 'member',
    summary: 'Add an image to a deposit that waits, three at most',
    input: z.object({ depositId: Id, proof: Id }),
    value: Deposit,
  }),
  list: route({
    method: 'GET',
    path: '/wps/relay/MCS2_depositList',
    audience: 'member',
    summary: 'My deposits, newest first',
    input: PageQuery.extend({ status: DepositState.optional() }),
    value: page(Deposit),
  }),
}
