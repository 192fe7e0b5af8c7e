/** Limits of one currency, in minor units as text; null: none. */
export interface LimitsWish {
  currency: string
  stakeMinorMax: string | null
  winMinorMax: string | null
  jackpotHeldMinor: string | null
  adjustHeldMinor: string | null
}

/** Another way of keeping players' money, other limits, or other games whose turnover it names: one person asks, another says yes. */
export interface VendorChange {
  vendorId: string
  wish: { mode: 'single' | 'transfer' } | { limits: LimitsWish } | { turnoverTypes: string[] }
}

/** How the audit log calls it. */
export const changeName = (wish: VendorChange['wish']) =>
  'mode' in wish ? 'wallet-mode' : 'limits' in wish ? 'limits' : 'turnover'
