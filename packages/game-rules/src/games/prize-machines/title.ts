import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'coin-pusher': {
    names: { vi: 'Máy Đẩy Xu', en: 'Coin Pusher' },
    category: 'AC',
    provider: 'ferris-reels',
  },
  claw: {
    names: { vi: 'Gắp Báu Vật', en: 'Treasure Claw' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
