import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'bingo-75': {
    names: { vi: 'Bingo 75', en: 'Bingo 75' },
    category: 'BG',
    provider: 'paper-boat',
  },
  'bingo-90': {
    names: { vi: 'Bingo 90', en: 'Bingo 90' },
    category: 'BG',
    provider: 'paper-boat',
  },
}
