import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'coin-flip': {
    names: { vi: 'Tung Đồng Xu', en: 'Coin Flip' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
