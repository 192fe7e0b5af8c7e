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

/** What stands around a page: `game` does without the menu at the side, `account` and `bare` without the footer too. */
export type Surround = 'site' | 'game' | 'account' | 'bare'

const accountWords = ['member', 'agentHome', 'me']

/** Where the arrow of a phone leads from a page of an account, when nothing came before it. */
export function wayBackOf(pathname: string): '/me' | '/agentHome' | undefined {
  const [, word, page] = pathname.split('/')
  if (word === 'agentHome') return page ? '/agentHome' : '/me'
  return word === 'member' ? '/me' : undefined
}

export function surroundOf(pathname: string): Surround {
  const word = pathname.split('/')[1] ?? ''
  if (word === 'fbSports') return 'bare'
  if (accountWords.includes(word)) return 'account'
  return word === 'rng' || word in centres ? 'game' : 'site'
}
