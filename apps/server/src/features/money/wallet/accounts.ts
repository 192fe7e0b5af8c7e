import { createHash } from 'node:crypto'
import type { AccountRef } from '@fairground/ledger'

/** What a member can spend. FUN is the play money of trial accounts. */
export const cashOf = (memberId: string, currency: string): AccountRef => ({
  ownerKind: 'member',
  ownerId: memberId,
  kind: 'cash',
  currency,
})

/** A member's debt to a vendor after a correction above the balance; negative while owed. */
export const debtOf = (memberId: string, currency: string): AccountRef => ({
  ...cashOf(memberId, currency),
  kind: 'debt',
})

/** Stakes and payouts of one vendor until they are settled with it. */
export const clearingOf = (vendorId: string, currency: string): AccountRef => ({
  ownerKind: 'vendor',
  ownerId: vendorId,
  kind: 'vendor_clearing',
  currency,
})

/** What players gave whoever deals at a table. */
export const tipsOf = (
  { vendorId, gameCode }: { vendorId: string; gameCode: string },
  currency: string,
): AccountRef => ({
  ownerKind: 'table',
  ownerId: tableOwnerOf(`${vendorId}:${gameCode}`),
  kind: 'tips',
  currency,
})

/** Of whoever owns an account of the ledger. */
const ownerLengthMax = 64

/** Names of tables are as long as their vendors like: a longer one goes on with what tells it from all others. */
function tableOwnerOf(name: string): string {
  if (name.length <= ownerLengthMax) return name
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 32)
  return `${name.slice(0, ownerLengthMax - mark.length - 1)}~${mark}`
}

interface AtVendor {
  vendorId: string
  currency: string
}

/** Money on its way to a member's purse at a vendor, or back. */
export const transitOf = ({ vendorId, currency }: AtVendor): AccountRef => ({
  ...clearingOf(vendorId, currency),
  kind: 'wallet_transit',
})

/** What members brought to the purses that a vendor keeps, less what came back. */
export const vendorWalletsOf = ({ vendorId, currency }: AtVendor): AccountRef => ({
  ...clearingOf(vendorId, currency),
  kind: 'vendor_wallets',
})

const house = 'house'

/** What the house has paid to dealers of what players gave them. */
export const tipsPaidOf = (currency: string): AccountRef => ({
  ownerKind: 'house',
  ownerId: house,
  kind: 'tips_paid',
  currency,
})

export const bankOf = (currency: string): AccountRef => ({
  ownerKind: 'house',
  ownerId: house,
  kind: 'clearing_bank',
  currency,
})
export const sandboxOf = (currency: string): AccountRef => ({
  ownerKind: 'house',
  ownerId: 'sandbox',
  kind: 'clearing_psp',
  currency,
})
/** Money at the payment gateway, not yet paid out. */
export const gatewayOf = (currency: string): AccountRef => ({
  ownerKind: 'house',
  ownerId: 'gateway',
  kind: 'clearing_psp',
  currency,
})
export const inFlightOf = (currency: string): AccountRef => ({
  ownerKind: 'house',
  ownerId: house,
  kind: 'withdrawals_in_flight',
  currency,
})
/** What bonuses and cash back cost the house. */
export const bonusOf = (currency: string): AccountRef => ({
  ownerKind: 'house',
  ownerId: house,
  kind: 'expense_bonus',
  currency,
})
/** Corrections of members' balances by staff. */
export const adjustmentsOf = (currency: string): AccountRef => ({
  ownerKind: 'house',
  ownerId: house,
  kind: 'adjustments_manual',
  currency,
})
/** What the house pays downlines of agents whose contracts it settles. */
export const contractsOf = (currency: string): AccountRef => ({
  ownerKind: 'house',
  ownerId: 'agent-contracts',
  kind: 'expense_bonus',
  currency,
})
/** What rebates cost the house. */
export const rebatesOf = (currency: string): AccountRef => ({
  ownerKind: 'house',
  ownerId: house,
  kind: 'expense_rebate',
  currency,
})
/** What the points of agents and their players cost the house. */
export const pointsOf = (currency: string): AccountRef => ({
  ownerKind: 'house',
  ownerId: house,
  kind: 'expense_points',
  currency,
})
export const playMoney: AccountRef = { ownerKind: 'house', ownerId: house, kind: 'play_money', currency: 'FUN' }
