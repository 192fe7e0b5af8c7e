import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  wheel: {
    names: { vi: 'Vòng Quay May Mắn', en: 'Lucky Wheel' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
