import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'bau-cua': {
    names: { vi: 'Bầu Cua Làng Sen', en: 'Lotus Village Bau Cua' },
    category: 'LIVE',
    provider: 'lotus-live',
    live: { dealer: 'diem-my', studio: 'lotus-live', prop: 'dice' },
    tables: {
      'bau-cua-high': {
        names: { vi: 'Bầu Cua Ngũ Hổ', en: 'Five Tigers Bau Cua' },
        ...{ speed: 'normal', tier: 'high', language: 'vi', dealer: 'minh-khoi', studio: 'pearl-river' },
      },
      'bau-cua-fast': {
        names: { vi: 'Bầu Cua Hội Chợ', en: 'Fairground Bau Cua' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', dealer: 'mai-chi', studio: 'night-market' },
      },
    },
  },
}
