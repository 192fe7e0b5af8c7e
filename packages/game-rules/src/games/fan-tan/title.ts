import type { GameTitles, RoadLetter } from '../../game-module.ts'
import { fanNames } from '../../road-names.ts'

/** A mark is what was left: odd and even are the sides of the road. */
const letters: readonly RoadLetter[] = ['1', '2', '3', '4'].map((mark) => ({
  mark,
  ...(Number(mark) % 2 === 1 ? { side: 'a', tone: 'red' } : { side: 'b', tone: 'blue' }),
  names: fanNames(mark),
}))

export const titles: GameTitles = {
  'fan-tan': {
    names: { vi: 'Phán Thán Ngọc', en: 'Jade Fan-Tan' },
    category: 'LIVE',
    provider: 'grand-pavilion',
    live: { dealer: 'quoc-bao', studio: 'grand-pavilion', prop: 'beads', letters },
    tables: {
      'fan-tan-high': {
        names: { vi: 'Phán Thán Vương Phủ', en: 'Palace Fan-Tan' },
        ...{ speed: 'normal', tier: 'high', language: 'zh', dealer: 'bao-tran', studio: 'pearl-river' },
      },
    },
  },
}
