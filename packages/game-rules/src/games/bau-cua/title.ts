import type { GameTitles, RoadLetter } from '../../game-module.ts'
import { roadNames } from '../../road-names.ts'
import { likenessOf, markOfThrow, throws } from './throws.ts'

/** A mark is a throw: two alike and three different are the sides of the road, three alike belongs to none. */
const looks = {
  pair: { side: 'a', tone: 'red', names: roadNames('pair') },
  different: { side: 'b', tone: 'blue', names: roadNames('different') },
  triple: { side: 'tie', tone: 'gold', names: roadNames('triple') },
} as const
const letters: readonly RoadLetter[] = throws.map((shown) => ({
  mark: markOfThrow(shown),
  ...looks[likenessOf(shown)],
}))

export const titles: GameTitles = {
  'bau-cua': {
    names: { vi: 'Bầu Cua Làng Sen', en: 'Lotus Village Bau Cua' },
    category: 'LIVE',
    provider: 'lotus-live',
    live: { dealer: 'diem-my', studio: 'lotus-live', prop: 'dice', letters },
    tables: {
      'bau-cua-high': {
        names: { vi: 'Bầu Cua Ngũ Hổ', en: 'Five Tigers Bau Cua' },
        ...{ speed: 'normal', tier: 'high', language: 'vi', dealer: 'minh-khoi', studio: 'pearl-river' },
      },
      'bau-cua-fast': {
        names: { vi: 'Bầu Cua Hội Chợ', en: 'Fairground Bau Cua' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', dealer: 'mai-chi', studio: 'night-market' },
      },
    },
  },
}
