/** Words of the address that are game centres, with their category; both lotteries share one. */
export const centres: Readonly<Record<string, string>> = {
  fish: 'FISH',
  pvp: 'PVP',
  live: 'LIVE',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  cockfight: 'COCKFIGHT',
  elott: 'ELOTT',
  lott: 'ELOTT',
}

/** What stands around a page: `game` does without the menu at the side, `bare` without the footer too. */
export type Surround = 'site' | 'game' | 'bare'

export function surroundOf(pathname: string): Surround {
  const word = pathname.split('/')[1] ?? ''
  if (word === 'fbSports') return 'bare'
  return word === 'rng' || word in centres ? 'game' : 'site'
}
