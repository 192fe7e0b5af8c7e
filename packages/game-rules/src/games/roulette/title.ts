import type { GameTitles } from '../../game-module.ts'

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
}
