import type { GameTitles } from '../../game-module.ts'

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
    live: { dealer: 'hoang-nam', studio: 'lotus-live', prop: 'cards', category: 'blackjack' },
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
