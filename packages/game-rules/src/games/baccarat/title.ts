import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  baccarat: {
    names: { vi: 'Baccarat', en: 'Baccarat' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
  'baccarat-no-commission': {
    names: { vi: 'Baccarat Không Hoa Hồng', en: 'No-Commission Baccarat' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
}
