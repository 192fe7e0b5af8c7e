import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'sic-bo': {
    names: { vi: 'Tài Xỉu Sic Bo', en: 'Sic Bo' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
}
