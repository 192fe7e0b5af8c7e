import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'casino-war': {
    names: { vi: 'Casino War', en: 'Casino War' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
}
