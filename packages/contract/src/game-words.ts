// Plain words: what reads an address with the first script does without schemas.

/** Sub-categories: slots, video poker, jackpots, table games, arcade, bingo. */
export const gameClasses = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const
export const volatilities = ['low', 'medium', 'high', 'veryHigh'] as const
/** What may happen in a game, as its certified model says. */
export const gameFeatures = [
  'wild',
  'scatter',
  'freeSpins',
  'multiplier',
  'jackpot',
  'ways',
  'cluster',
  'cascade',
  'book',
  'stickyWild',
  'holdAndWin',
  'respin',
  'buy',
] as const
