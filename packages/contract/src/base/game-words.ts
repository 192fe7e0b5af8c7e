// Plain words: what reads an address with the first script does without schemas.

/** Sub-categories: slots, video poker, jackpots, table games, arcade, bingo. */
export const gameClasses = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const
/** Tables of the live casino. */
export const tableCategories = ['baccarat', 'sicbo', 'roulette', 'dragonTiger', 'blackjack'] as const
/** By what a list of tables is narrowed; `others` is what is none of them. */
export const listedCategories = [...tableCategories, 'others'] as const
/** How fast a live table is played, and for how much. */
export const tableSpeeds = ['slow', 'normal', 'fast'] as const
export const tableTiers = ['low', 'standard', 'high', 'vip'] as const
/** The only vendors whose cockfights are shown. */
export const cockfightVendors = ['DS88', 'DIG', 'SV3', 'WS168', 'WGB'] as const
/** Those and the arena of the house. */
export const cockfightBrands = [...cockfightVendors, 'carousel-arena'] as const
/** Over how long winners are ranked: today, the last seven days, the last thirty. */
export const rankPeriods = ['day', 'week', 'month'] as const
export const volatilities = ['low', 'medium', 'high', 'veryHigh'] as const
/** What may happen in a game, as its certified model says. */
export const gameFeatures = [
  'wild',
  'scatter',
  'freeSpins',
  'multiplier',
  'jackpot',
  'ways',
  'cascade',
  'book',
  'stickyWild',
  'holdAndWin',
  'respin',
  'buy',
] as const

/** How a jackpot is won. */
export const jackpotKinds = ['progressive', 'must-hit-by', 'mystery'] as const
