import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'sic-bo': {
    names: { vi: 'Tài Xỉu Sic Bo', en: 'Sic Bo' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
  'live-sic-bo': {
    names: { vi: 'Sic Bo Cung Đình', en: 'Royal Sic Bo' },
    category: 'LIVE',
    provider: 'night-market',
    live: { dealer: 'minh-khoi', studio: 'night-market', prop: 'dice', category: 'sicbo' },
    tables: {
      'live-sic-bo-fast': {
        names: { vi: 'Sic Bo Sấm Sét', en: 'Thunder Sic Bo' },
        ...{ speed: 'fast', tier: 'low', language: 'zh', dealer: 'khanh-linh', studio: 'pearl-river' },
      },
      'live-sic-bo-vip': {
        names: { vi: 'Sic Bo Long Đình VIP', en: 'Dragon Court VIP Sic Bo' },
        ...{ speed: 'slow', tier: 'vip', language: 'en', dealer: 'quoc-bao', studio: 'grand-pavilion' },
      },
    },
  },
}
