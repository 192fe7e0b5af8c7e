import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'keno-80': {
    names: { vi: 'Keno 80', en: 'Keno 80' },
    category: 'BG',
    provider: 'paper-boat',
  },
}
