import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'hi-lo': {
    names: { vi: 'Cao Thấp', en: 'Hi-Lo' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
