import type { GameTitles, RoadLetter } from '../../game-module.ts'
import { markOfNumber } from './marks.ts'
import { colourOf } from './positions.ts'

const letters: readonly RoadLetter[] = Array.from({ length: 37 }, (_, number) => ({
  mark: markOfNumber(number),
  tone: colourOf(number),
  names: { en: `${number}` },
}))

export const titles: GameTitles = {
  roulette: {
    names: { vi: 'Roulette Châu Âu', en: 'European Roulette' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
  'roulette-la-partage': {
    names: { vi: 'Roulette La Partage', en: 'Roulette La Partage' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
  'live-roulette': {
    names: { vi: 'Roulette Đèn Vàng', en: 'Golden Lamp Roulette' },
    category: 'LIVE',
    provider: 'lotus-live',
    live: { dealer: 'mai-chi', studio: 'lotus-live', prop: 'wheel', category: 'roulette', letters },
    tables: {
      'live-roulette-fast': {
        names: { vi: 'Roulette Tốc Hành', en: 'Express Roulette' },
        ...{ speed: 'fast', tier: 'low', language: 'en', dealer: 'hoang-nam', studio: 'night-market' },
      },
      'live-roulette-r01': {
        names: { vi: 'Roulette Bàn Thật R01', en: 'Real Table Roulette R01' },
        ...{ speed: 'normal', tier: 'standard', language: 'vi', dealer: 'mai-chi', studio: 'lotus-live' },
        source: 'readings',
      },
      'live-roulette-pearl': {
        names: { vi: 'Roulette Sông Ngọc', en: 'Pearl River Roulette' },
        ...{ speed: 'normal', tier: 'standard', language: 'zh', dealer: 'bao-tran', studio: 'pearl-river' },
      },
    },
  },
  'live-roulette-la-partage': {
    names: { vi: 'Roulette La Partage VIP', en: 'La Partage VIP Roulette' },
    category: 'LIVE',
    provider: 'grand-pavilion',
    live: { dealer: 'hoang-nam', studio: 'grand-pavilion', prop: 'wheel', category: 'roulette', letters },
  },
}
