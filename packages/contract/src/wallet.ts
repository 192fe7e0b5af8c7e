import * as z from 'zod'
import { Id, Money, PageQuery, page, Time, TimeRange } from './common.ts'
import { route } from './route.ts'

export const Balance = z.object({
  /** What can be staked or withdrawn now. */
  balance: Money,
  /** Held for withdrawals under way. */
  frozen: Money,
  currency: z.string(),
  currencySymbol: z.string(),
  /** Grows with every movement; money that is held keeps it. Only an answer with a lower version is older than another. */
  version: z.number().int(),
  wallets: z.array(
    z.object({ walletId: Id, accountTypeName: z.string(), vassalage: z.string().optional(), balance: Money }),
  ),
})
export type Balance = z.infer<typeof Balance>

export const balanceKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'rollback',
  'rebate',
  'cashback',
  'adjustment',
  'transfer',
  'contract',
  'bonus',
  'trial',
] as const
export const BalanceKind = z.enum(balanceKinds)

export const BalanceTransaction = z.object({
  id: Id,
  kind: BalanceKind,
  amount: Money,
  balance: Money,
  reference: z.string().optional(),
  remark: z.string().optional(),
  createdAt: Time,
})
export type BalanceTransaction = z.infer<typeof BalanceTransaction>

const RecordSums = z.object({ received: Money, spent: Money })

export const wallet = {
  balance: route({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    audience: 'session',
    summary: 'Balance of the signed-in account',
    input: z.object({}),
    value: Balance,
  }),
  merchantWallet: route({
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    audience: 'session',
    summary: 'Single wallet or wallets per vendor',
    input: z.object({}),
    value: z.object({ isSingle: z.union([z.literal(0), z.literal(1)]), wallets: Balance.shape.wallets }),
  }),
  transactions: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    audience: 'session',
    summary: 'Account record',
    input: PageQuery.extend(TimeRange.shape).extend({
      kind: z.literal('balance').default('balance'),
      type: BalanceKind.optional(),
      /** `next` of the page before; goes before the page number. */
      after: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    value: page(BalanceTransaction).extend({
      next: z.string().optional(),
      /** Of all pages. */
      sums: RecordSums,
      days: z.array(RecordSums.extend({ day: z.iso.date() })),
    }),
  }),
}
