import { Id, Money, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

export const ledgerOwnerKinds = ['member', 'vendor', 'table', 'seat', 'house'] as const

/** Every kind of transfer that is posted; `reversal` takes another one back. */
export const ledgerTransferKinds = [
  'deposit',
  'withdrawal',
  'payout_settled',
  'withdrawal_refund',
  'payout_returned',
  'bet',
  'tip',
  'win',
  'jackpot_win',
  'jackpot_share',
  'jackpot_seed',
  'jackpot_payment',
  'jackpot_move',
  'promo_win',
  'free_round_win',
  'adjust',
  'debt',
  'reversal',
  'adjustment',
  'member_transfer',
  'contract_pay',
  'rebate',
  'cash_back',
  'reward',
  'wallet_transfer',
  'wallet_settled',
  'escrow_open',
  'escrow_top_up',
  'escrow_close',
  'hand',
  'rake',
  'points_conversion',
  'trial_grant',
] as const

/** A wall clock of the site's time zone, such as `2026-11-21T20:41`. */
const SiteTime = z.iso.datetime({ local: true, offset: true })

const Digits = z.string().regex(/^\d{1,18}$/)

export const LedgerAccount = z.object({
  accountId: Digits,
  ownerKind: z.enum(ledgerOwnerKinds),
  ownerId: Id,
  /** Account name of a member, name of a vendor. */
  ownerName: z.string(),
  kind: z.string(),
  currency: z.string(),
  /** Signed as in the books: what the house owes is positive, what it has is negative. */
  balance: Money,
  held: Money,
})
export type LedgerAccount = z.infer<typeof LedgerAccount>

export const LedgerSide = LedgerAccount.pick({
  accountId: true,
  ownerKind: true,
  ownerId: true,
  ownerName: true,
  kind: true,
})
export type LedgerSide = z.infer<typeof LedgerSide>

export const LedgerTransfer = z.object({
  transferId: Digits,
  kind: z.string(),
  /** Why it was refused; absent when it moved money. */
  refusal: z.string().optional(),
  amount: Money,
  currency: z.string(),
  /** Where it came from, and where it went. */
  debit: LedgerSide,
  credit: LedgerSide,
  reference: z.string().optional(),
  actor: z.string(),
  createdAt: Time,
  /** Only in the list of one account that keeps a running balance: the balance it left there. */
  balanceAfter: Money.optional(),
})
export type LedgerTransfer = z.infer<typeof LedgerTransfer>

export const ledgerCauses = [
  'deposit',
  'withdrawal',
  'round',
  'adjustment',
  'memberTransfer',
  'contractIncome',
  'rebate',
  'cashBack',
  'reward',
  'walletTransfer',
  'points',
] as const

/** What made a transfer happen: the order, or the round, with its page where there is one. */
export const LedgerCause = z.object({
  type: z.enum(ledgerCauses),
  id: z.string(),
  state: z.string().optional(),
  /** The game of a round. */
  gameName: z.string().optional(),
  /** The vendor's own id of the movement. */
  transactionId: z.string().optional(),
  reason: z.string().optional(),
  /** Whoever asked, and whoever said yes. */
  by: z.array(z.string()),
})
export type LedgerCause = z.infer<typeof LedgerCause>

export const LedgerTransferDetail = LedgerTransfer.extend({
  scope: z.string(),
  key: z.string(),
  entries: z.array(z.object({ entryId: Digits, accountId: Digits, amount: Money, balanceAfter: Money.optional() })),
  reverses: Digits.optional(),
  reversedBy: Digits.optional(),
  cause: LedgerCause.optional(),
  /** Other transfers of the same cause, oldest first. */
  related: z.array(LedgerTransfer),
})
export type LedgerTransferDetail = z.infer<typeof LedgerTransferDetail>

export const ledgerPageMax = 200

const reads = { audience: 'staff', permission: 'ledger.read', method: 'GET' } as const

/** The books as they stand; nothing here changes them. */
export const staffLedger = {
  ledgerAccounts: route({
    ...reads,
    path: '/staff/ledger/accounts',
    summary: 'Accounts of the house and of vendors with what stands there now',
    input: z.object({}),
    value: z.object({ list: z.array(LedgerAccount) }),
  }),
  ledgerAccount: route({
    ...reads,
    path: '/staff/ledger/accounts/{accountId}',
    summary: 'One account, and what stood there at a moment',
    input: z.object({ accountId: Digits, at: SiteTime.optional() }),
    value: z.object({ account: LedgerAccount, balanceAt: Money.optional() }),
  }),
  ledgerTransfers: route({
    ...reads,
    path: '/staff/ledger/transfers',
    summary: 'Transfers, newest first: all, of one account, or of what a search finds',
    input: z.object({
      accountId: Digits.optional(),
      /** Id of a transfer, a member, a deposit, a withdrawal, a round or a vendor's transaction; an account name. */
      query: z.string().trim().max(128).optional(),
      kind: z.enum(ledgerTransferKinds).optional(),
      /** First and last day, of the site's time zone. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** `next` of the page before. */
      before: Digits.optional(),
      limit: z.coerce.number().int().min(1).max(ledgerPageMax).default(50),
    }),
    value: z.object({
      /** The one whose list this is. */
      account: LedgerAccount.optional(),
      /** Accounts that the search found; one alone is `account`. */
      accounts: z.array(LedgerAccount),
      list: z.array(LedgerTransfer),
      next: Digits.optional(),
    }),
  }),
  ledgerTransfer: route({
    ...reads,
    path: '/staff/ledger/transfers/{transferId}',
    summary: 'One transfer with its entries and what made it happen',
    input: z.object({ transferId: Digits }),
    value: LedgerTransferDetail,
  }),
}
