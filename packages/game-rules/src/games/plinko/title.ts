import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  plinko: {
    names: { vi: 'Plinko', en: 'Plinko' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
