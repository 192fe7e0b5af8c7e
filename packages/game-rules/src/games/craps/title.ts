import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  craps: {
    names: { vi: 'Craps', en: 'Craps' },
    category: 'TG',
    provider: 'bamboo-brass',
    // The odds behind a line are up to six times the line.
    raises: { min: '1', max: 6 },
  },
}
