import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'fan-tan': {
    names: { vi: 'Phán Thán Ngọc', en: 'Jade Fan-Tan' },
    category: 'LIVE',
    provider: 'grand-pavilion',
    live: { dealer: 'quoc-bao', studio: 'grand-pavilion', prop: 'beads' },
    tables: {
      'fan-tan-high': {
        names: { vi: 'Phán Thán Vương Phủ', en: 'Palace Fan-Tan' },
        ...{ speed: 'normal', tier: 'high', language: 'zh', dealer: 'bao-tran', studio: 'pearl-river' },
      },
    },
  },
}
