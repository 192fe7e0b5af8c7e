import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'andar-bahar': {
    names: { vi: 'Andar Bahar', en: 'Andar Bahar' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
}
