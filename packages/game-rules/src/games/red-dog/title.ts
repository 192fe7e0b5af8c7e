import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'red-dog': {
    names: { vi: 'Red Dog', en: 'Red Dog' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
}
