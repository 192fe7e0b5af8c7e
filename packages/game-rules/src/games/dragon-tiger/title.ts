import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'dragon-tiger': {
    names: { vi: 'Rồng Hổ', en: 'Dragon Tiger' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
}
