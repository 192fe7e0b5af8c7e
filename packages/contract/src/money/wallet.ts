import { AmountToMove, Id, Money, PageQuery, page, RequestId, Time, TimeRange } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { PointSource, PointTxnPage } from '../rewards/points.ts'

/** The main purse, or the one at a vendor that keeps purses of its own. */
export const Wallet = z.object({
  /** `main`, or the vendor's id. */
  walletId: Id,
  accountTypeName: z.string(),
  /** The brand under which the vendor's games are shown. */
  vassalage: z.string().optional(),
  /** As the vendor last told it. */
  balance: Money,
})
export type Wallet = z.infer<typeof Wallet>

export const Balance = z.object({
  /** What can be staked or withdrawn now. */
  balance: Money,
  /** Won in rounds whose show was cut short: in the balance already, and shown nowhere before the game has shown it. */
  unseen: Money.optional(),
  /** Held for withdrawals under way. */
  frozen: Money,
  /** What stands at tables where players play each other, where there is any. */
  atTables: Money.optional(),
  currency: z.string(),
  currencySymbol: z.string(),
  /** Grows with every movement; money that is held keeps it. Only an answer with a lower version is older than another. */
  version: z.number().int(),
  wallets: z.array(Wallet),
})
export type Balance = z.infer<typeof Balance>

export const balanceKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'tip',
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

export const walletTransferStates = ['pending', 'done', 'refused'] as const

export const WalletTransfer = z.object({
  transactionId: Id,
  from: Id,
  to: Id,
  /** Of the wallet at the vendor. */
  accountTypeName: z.string(),
  amount: Money,
  status: z.enum(walletTransferStates),
  createdAt: Time,
})
export type WalletTransfer = z.infer<typeof WalletTransfer>

export const MerchantWallet = z.object({
  /** 1: every game plays from the main wallet. */
  isSingle: z.union([z.literal(0), z.literal(1)]),
  wallets: z.array(Wallet),
  /** Opening a game brings the main wallet's money to its vendor. */
  isAutomatic: z.boolean(),
})
export type MerchantWallet = z.infer<typeof MerchantWallet>

/** What lines add up to. */
export const RecordSums = z.object({ received: Money, spent: Money })

const BalancePage = page(BalanceTransaction).extend({
  kind: z.literal('balance'),
  next: z.string().optional(),
  /** Of all pages. */
  sums: RecordSums,
  days: z.array(RecordSums.extend({ day: z.iso.date() })),
})

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
    value: MerchantWallet,
  }),
  chooseAutomatic: route({
    method: 'PUT',
    path: '/wps/relay/GCS_merchantWallet',
    audience: 'member',
    summary: 'Whether opening a game brings my money to its vendor by itself',
    input: z.object({ isAutomatic: z.boolean() }),
    value: MerchantWallet,
  }),
  walletTransfer: route({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    audience: 'member',
    summary: 'Move money between the main wallet and the one at a vendor',
    input: z.object({ from: Id, to: Id, amount: AmountToMove, requestId: RequestId }),
    value: z.object({
      transactionId: Id,
      /** Of the main wallet. */
      balance: Money,
      wallets: z.array(Wallet),
      /** `pending` while the vendor's answer is not known: it is asked again until it is. */
      status: z.enum(walletTransferStates),
    }),
  }),
  walletTransfers: route({
    method: 'GET',
    path: '/wps/relay/GCS_walletTransfers',
    audience: 'member',
    summary: 'Money I moved between my wallets, newest first',
    input: PageQuery,
    value: page(WalletTransfer),
  }),
  transactions: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    audience: 'session',
    summary: 'Account record, or points details',
    input: PageQuery.extend(TimeRange.shape).extend({
      kind: z.enum(['balance', 'points']).default('balance'),
      /** Of points details. */
      source: PointSource.optional(),
      type: BalanceKind.optional(),
      /** `next` of the page before; goes before the page number. */
      after: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    value: z.discriminatedUnion('kind', [BalancePage, PointTxnPage]),
  }),
}
