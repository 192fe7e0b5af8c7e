import type { GameTitles, RoadLetter } from '../../game-module.ts'
import { roadNames } from '../../road-names.ts'

const letters: readonly RoadLetter[] = [
  { mark: 'T', side: 'a', tone: 'red', names: roadNames('big') },
  { mark: 'X', side: 'b', tone: 'blue', names: roadNames('small') },
]

export const titles: GameTitles = {
  'tai-xiu': {
    names: { vi: 'Tài Xỉu Phố Hiến', en: 'Pho Hien Tai Xiu' },
    category: 'LIVE',
    provider: 'lotus-live',
    live: { dealer: 'diem-my', studio: 'lotus-live', prop: 'bowl-dice', letters },
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
