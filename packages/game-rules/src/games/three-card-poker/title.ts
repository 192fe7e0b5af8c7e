import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'three-card-poker': {
    names: { vi: 'Poker Ba Lá', en: 'Three Card Poker' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
}
