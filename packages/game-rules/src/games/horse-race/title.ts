import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'horse-race': {
    names: { vi: 'Đua Ngựa', en: 'Horse Race' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
