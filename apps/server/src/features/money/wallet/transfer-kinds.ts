import type { balanceKinds } from '@fairground/contract'

export type BalanceKind = (typeof balanceKinds)[number]

/** How each kind of ledger transfer that touches cash is named in the account record; any other is an adjustment. */
const recordKinds = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  withdrawal_refund: 'withdrawal',
  bet: 'bet',
  tip: 'tip',
  win: 'win',
  jackpot_win: 'win',
  promo_win: 'win',
  free_round_win: 'win',
  adjust: 'adjustment',
  reversal: 'rollback',
  member_transfer: 'transfer',
  contract_pay: 'contract',
  rebate: 'rebate',
  agent_points: 'rebate',
  agent_points_back: 'rebate',
  cash_back: 'cashback',
  reward: 'bonus',
  wallet_transfer: 'transfer',
  escrow_open: 'transfer',
  escrow_top_up: 'transfer',
  escrow_close: 'transfer',
  points_conversion: 'bonus',
  trial_grant: 'trial',
} as const satisfies Record<string, BalanceKind>

export type TransferKind = keyof typeof recordKinds | 'adjustment'

/** Name in the account record. */
export const recordKindOf = (transferKind: string): BalanceKind =>
  Object.hasOwn(recordKinds, transferKind) ? recordKinds[transferKind as keyof typeof recordKinds] : 'adjustment'

/** Transfer kinds behind a name; undefined for adjustments, which are all that have no name. */
export const transferKindsOf = (kind: BalanceKind): string[] | undefined =>
  kind === 'adjustment' ? undefined : namedTransferKinds.filter((transferKind) => recordKindOf(transferKind) === kind)

export const namedTransferKinds = Object.keys(recordKinds).filter((kind) => recordKindOf(kind) !== 'adjustment')
