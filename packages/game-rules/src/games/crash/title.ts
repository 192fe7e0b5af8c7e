import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  crash: {
    names: { vi: 'Pháo Hoa Crash', en: 'Firework Crash' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
