import type { GameTitles, RoadLetter } from '../../game-module.ts'
import { roadNames } from '../../road-names.ts'

/** A mark is how many coins are red. */
const letters: readonly RoadLetter[] = ['0', '1', '2', '3', '4'].map((mark) =>
  Number(mark) % 2 === 0
    ? { mark, side: 'b', tone: 'blue', names: roadNames('even') }
    : { mark, side: 'a', tone: 'red', names: roadNames('odd') },
)

export const titles: GameTitles = {
  'xoc-dia': {
    names: { vi: 'Xóc Đĩa Kinh Bắc', en: 'Kinh Bac Xoc Dia' },
    category: 'LIVE',
    provider: 'night-market',
    live: { dealer: 'diem-my', studio: 'night-market', prop: 'bowl', letters },
    tables: {
      'xoc-dia-fast': {
        names: { vi: 'Xóc Đĩa Chợ Đêm', en: 'Night Market Xoc Dia' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', dealer: 'minh-khoi', studio: 'night-market' },
      },
      'xoc-dia-x01': {
        names: { vi: 'Xóc Đĩa Bàn Thật X01', en: 'Real Table Xoc Dia X01' },
        ...{ speed: 'normal', tier: 'standard', language: 'vi', dealer: 'diem-my', studio: 'night-market' },
        source: 'readings',
      },
      'xoc-dia-high': {
        names: { vi: 'Xóc Đĩa Đình Làng', en: 'Village Hall Xoc Dia' },
        ...{ speed: 'normal', tier: 'high', language: 'vi', dealer: 'thu-ha', studio: 'lotus-live' },
      },
    },
  },
}
