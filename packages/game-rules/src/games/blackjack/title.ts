import type { GameTitles, RoadLetter } from '../../game-module.ts'

/** A mark is the dealer's total: its last digit, N a natural, X a bust. */
const letters: readonly RoadLetter[] = [
  ...['17', '18', '19', '20', '21'].map((total) => ({
    ...{ mark: total.slice(-1), tone: 'black' as const, names: { en: total } },
  })),
  { mark: 'N', tone: 'gold', names: { en: 'BJ' } },
  { mark: 'X', tone: 'red', names: { en: '22+' } },
]

export const titles: GameTitles = {
  blackjack: {
    names: { vi: 'Blackjack', en: 'Blackjack' },
    category: 'TG',
    provider: 'bamboo-brass',
    // Insurance is half a stake.
    raises: { min: '1/2', max: 1 },
  },
  'live-blackjack': {
    names: { vi: 'Blackjack Cố Đô', en: 'Old Capital Blackjack' },
    category: 'LIVE',
    provider: 'lotus-live',
    live: { dealer: 'hoang-nam', studio: 'lotus-live', prop: 'cards', category: 'blackjack', letters },
    raises: { min: '1/2', max: 1 },
    tables: {
      'live-blackjack-fast': {
        names: { vi: 'Blackjack Tia Chớp', en: 'Flash Blackjack' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', dealer: 'mai-chi', studio: 'night-market' },
      },
      'live-blackjack-pearl': {
        names: { vi: 'Blackjack Minh Châu', en: 'Pearl Blackjack' },
        ...{ speed: 'normal', tier: 'high', language: 'zh', dealer: 'minh-khoi', studio: 'pearl-river' },
      },
      'live-blackjack-pavilion': {
        names: { vi: 'Blackjack Lầu Vàng VIP', en: 'Gilded VIP Blackjack' },
        ...{ speed: 'slow', tier: 'vip', language: 'en', dealer: 'quoc-bao', studio: 'grand-pavilion' },
      },
    },
  },
}
