import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  scratch: {
    names: { vi: 'Vé Cào', en: 'Scratch Card' },
    category: 'BG',
    provider: 'paper-boat',
  },
}
