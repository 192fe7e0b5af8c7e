import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  limbo: {
    names: { vi: 'Limbo', en: 'Limbo' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
