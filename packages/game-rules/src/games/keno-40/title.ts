import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'keno-40': {
    names: { vi: 'Keno 40', en: 'Keno 40' },
    category: 'BG',
    provider: 'paper-boat',
  },
}
