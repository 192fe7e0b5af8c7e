import type { PointSettings } from '@fairground/contract'

/** How points are earned and what they are worth. */
export interface StoredSettings {
  /** By source, in hundredths of a point for 1,000. */
  ratios: Record<keyof PointSettings['pointsRatio'], number>
  /** Money for one point. */
  redeemMinor: bigint
  minRedeem: number
  /** By language, clean HTML. */
  rules: Record<string, string>
  revision: number
}
