import type { GameTile } from '../catalogue/game-tiles.ts'
import type { FrameName } from '../kit/frame.ts'

/** The frame every tile of a studio wears. */
export const houseFrames: Record<GameTile['vendor'], FrameName> = {
  'nine-carp': 'hairline',
  'ferris-reels': 'bulbs',
  moonwell: 'crescents',
  copperhead: 'band',
  'paper-boat': 'paper',
  'lotus-garden': 'deco',
  'bamboo-brass': 'brass',
  deepwater: 'rivets',
  'lotus-live': 'bulbs',
  'pearl-river': 'brass',
  'night-market': 'band',
  'grand-pavilion': 'deco',
  'carousel-arena': 'bulbs',
  DS88: 'brass',
  DIG: 'band',
  SV3: 'rivets',
  WS168: 'hairline',
  WGB: 'crescents',
  TCG_LOTTO_VN: 'paper',
  TCG_SEA: 'brass',
  QUICK_DRAWS: 'bulbs',
  ZY_TICKETS: 'paper',
  FB: 'band',
  NEXUS: 'rivets',
}
