import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'xoc-dia': {
    names: { vi: 'Xóc Đĩa Kinh Bắc', en: 'Kinh Bac Xoc Dia' },
    category: 'LIVE',
    provider: 'night-market',
    live: { dealer: 'diem-my', studio: 'night-market', prop: 'bowl' },
    tables: {
      'xoc-dia-fast': {
        names: { vi: 'Xóc Đĩa Chợ Đêm', en: 'Night Market Xoc Dia' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', dealer: 'minh-khoi', studio: 'night-market' },
      },
      'xoc-dia-high': {
        names: { vi: 'Xóc Đĩa Đình Làng', en: 'Village Hall Xoc Dia' },
        ...{ speed: 'normal', tier: 'high', language: 'vi', dealer: 'thu-ha', studio: 'lotus-live' },
      },
    },
  },
}
