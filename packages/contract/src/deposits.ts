import * as z from 'zod'
import { AmountToMove, Id, Money, PageQuery, page, RequestId, Time } from './common.ts'
import { route } from './route.ts'

export const depositStates = ['pending', 'approved', 'rejected', 'expired'] as const
export const DepositState = z.enum(depositStates)

export const DepositMethod = z.object({
  methodId: Id,
  kind: z.enum(['manual', 'sandbox']),
  name: z.string(),
  min: Money,
  max: Money,
  /** Where a manual transfer goes; absent for the sandbox. */
  bank: z.object({ bankName: z.string(), accountName: z.string(), accountNo: z.string() }).optional(),
  instructions: z.string(),
  /** Typical time until the money is there, from this method's own history; absent without history. */
  medianSeconds: z.number().int().optional(),
})
export type DepositMethod = z.infer<typeof DepositMethod>

export const Deposit = z.object({
  depositId: Id,
  methodId: Id,
  methodName: z.string(),
  amount: Money,
  status: DepositState,
  /** What the player writes into the bank transfer so that it can be matched. */
  transferCode: z.string(),
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
      requestId: RequestId,
    }),
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
