import type { GameTitles, RoadLetter } from '../../game-module.ts'
import { roadNames } from '../../road-names.ts'

const letters: readonly RoadLetter[] = [
  { mark: 'D', side: 'a', tone: 'red', names: roadNames('dragon') },
  { mark: 'G', side: 'b', tone: 'blue', names: roadNames('tiger') },
  { mark: 'T', side: 'tie', tone: 'green', names: roadNames('tie') },
]

export const titles: GameTitles = {
  'dragon-tiger': {
    names: { vi: 'Rồng Hổ', en: 'Dragon Tiger' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
  'live-dragon-tiger': {
    names: { vi: 'Rồng Hổ Kim Long', en: 'Golden Dragon Tiger' },
    category: 'LIVE',
    provider: 'pearl-river',
    live: { dealer: 'bao-tran', studio: 'pearl-river', prop: 'cards', category: 'dragonTiger', letters },
    tables: {
      'live-dragon-tiger-fast': {
        names: { vi: 'Rồng Hổ Bến Thành', en: 'Ben Thanh Dragon Tiger' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', dealer: 'hoang-nam', studio: 'night-market' },
      },
      'live-dragon-tiger-vip': {
        names: { vi: 'Long Hổ Tranh Hùng VIP', en: 'Dragon Tiger Arena VIP' },
        ...{ speed: 'slow', tier: 'vip', language: 'zh', dealer: 'thu-ha', studio: 'grand-pavilion' },
      },
    },
  },
}
