import type { VendorSlug } from '../catalogue/vendors.ts'
import type { FrameName } from '../kit/frame.ts'

/** The frame every tile of a studio wears. */
export const houseFrames: Record<VendorSlug, FrameName> = {
  'nine-carp': 'hairline',
  'ferris-reels': 'bulbs',
  moonwell: 'crescents',
  copperhead: 'band',
  'paper-boat': 'paper',
  'lotus-garden': 'deco',
  'bamboo-brass': 'brass',
  deepwater: 'rivets',
}
