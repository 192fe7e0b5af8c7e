import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'tai-xiu': {
    names: { vi: 'Tài Xỉu Phố Hiến', en: 'Pho Hien Tai Xiu' },
    category: 'LIVE',
    provider: 'lotus-live',
    live: { dealer: 'diem-my', studio: 'lotus-live', prop: 'bowl-dice' },
    tables: {
      'tai-xiu-fast': {
        names: { vi: 'Tài Xỉu Chợ Đêm', en: 'Night Market Tai Xiu' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', dealer: 'mai-chi', studio: 'night-market' },
      },
      'tai-xiu-high': {
        names: { vi: 'Tài Xỉu Kinh Kỳ', en: 'Old Capital Tai Xiu' },
        ...{ speed: 'normal', tier: 'high', language: 'vi', dealer: 'minh-khoi', studio: 'pearl-river' },
      },
    },
  },
}
