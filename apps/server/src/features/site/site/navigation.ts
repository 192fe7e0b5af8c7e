import type { NavItem } from '@fairground/contract'

/** Game types of the navigation in their order, each with its page. Both lotteries share one. */
const pages: Readonly<Record<string, string>> = {
  RNG: '/rng',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  PVP: '/pvp',
  LOTT: '/elott',
  ELOTT: '/elott',
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
  FB: '/fbSports',
}
export const navigationTypes = Object.keys(pages)

/** What the catalogue can show at this moment. */
export interface Offer {
  gameTypes: readonly string[]
  hasHotGames: boolean
}

/** Home, hot games, then every category somebody can play in, promotions last: nothing leads to an empty page. */
export function navigationOf({ gameTypes, hasHotGames }: Offer): NavItem[] {
  const shown = navigationTypes.filter((gameType) => gameTypes.includes(gameType))
  return [
    item('HOME', '/'),
    ...(hasHotGames ? [item('HOT', '/index')] : []),
    ...shown.map((gameType) => item(gameType, pages[gameType] ?? '/')),
    item('PROMO', '/promotions'),
  ]
}

const item = (name: string, page: string): NavItem => ({ name, icon: name.toLowerCase(), gameType: name, page })
