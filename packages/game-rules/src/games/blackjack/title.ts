import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  blackjack: {
    names: { vi: 'Blackjack', en: 'Blackjack' },
    category: 'TG',
    provider: 'bamboo-brass',
    // Insurance is half a stake.
    raises: { min: '1/2', max: 1 },
  },
}
