import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  dice: {
    names: { vi: 'Đổ Xúc Xắc', en: 'Dice' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
