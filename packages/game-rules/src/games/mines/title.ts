import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  mines: {
    names: { vi: 'Dò Mìn', en: 'Mines' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
