import type { GameTitles, RoadLetter } from '../../game-module.ts'
import { roadNames } from '../../road-names.ts'

const letters: readonly RoadLetter[] = [
  { mark: 'B', side: 'a', tone: 'red', names: roadNames('big') },
  { mark: 'S', side: 'b', tone: 'blue', names: roadNames('small') },
  { mark: 'T', side: 'tie', tone: 'gold', names: roadNames('triple') },
]

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
    live: { dealer: 'minh-khoi', studio: 'night-market', prop: 'dice', category: 'sicbo', letters },
    tables: {
      'live-sic-bo-fast': {
        names: { vi: 'Sic Bo Sấm Sét', en: 'Thunder Sic Bo' },
        ...{ speed: 'fast', tier: 'low', language: 'zh', dealer: 'khanh-linh', studio: 'pearl-river' },
      },
      'live-sic-bo-d01': {
        names: { vi: 'Sic Bo Bàn Thật D01', en: 'Real Table Sic Bo D01' },
        ...{ speed: 'normal', tier: 'standard', language: 'vi', dealer: 'minh-khoi', studio: 'night-market' },
        source: 'readings',
      },
      'live-sic-bo-vip': {
        names: { vi: 'Sic Bo Long Đình VIP', en: 'Dragon Court VIP Sic Bo' },
        ...{ speed: 'slow', tier: 'vip', language: 'en', dealer: 'quoc-bao', studio: 'grand-pavilion' },
      },
    },
  },
}
