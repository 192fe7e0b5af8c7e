import type { Game, MenuGroup } from '@fairground/contract'

type VendorCard = MenuGroup['cards'][number]

/** Page of a category; the types that an operator adds have one of their own name. */
const pages: Readonly<Record<string, string>> = {
  HOT: '/index',
  RNG: '/rng',
  LIVE: '/live',
  PVP: '/pvp',
  FISH: '/fish',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LOTT: '/elott',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
  FB: '/fbSports',
  PROMO: '/promotions',
  DOWN: '/down',
}

export const categoryPage = (gameType: string): string => pages[gameType] ?? `/${gameType.toLowerCase()}`

/** Both lotteries are one category of games. */
export const categoryOf = (gameType: string): string => (gameType === 'LOTT' ? 'ELOTT' : gameType)

/** Where a vendor of a menu is met: the sportsbook has a page of its own, the others a place in their category. */
export const vendorHref = ({ vassalage, gameType }: Pick<VendorCard, 'vassalage' | 'gameType'>): string =>
  vassalage === 'FB' ? '/fbSports' : `${categoryPage(gameType)}?vassalage=${encodeURIComponent(vassalage)}`

/** What can be launched: a game, or a vendor of many. */
export type Launchable = Pick<Game, 'vassalage' | 'gameType'> &
  Partial<Pick<Game, 'isGame' | 'nodeId' | 'gameCode' | 'openIn'>>

export type LaunchWay =
  | { kind: 'lottery'; to: '/vnLottery' | '/seaLottery' | '/lottery'; gameCode: string | undefined }
  | { kind: 'sportsbook' }
  | { kind: 'list' }
  | { kind: 'game'; nodeId: string; openIn: Game['openIn'] }

const lotteries = { TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery', LOTT: '/lottery', ELOTT: '/lottery' } as const

const isLottery = (word: string): word is keyof typeof lotteries => word in lotteries

/** By vendor first, then by type of game; a vendor of many games shows them, anything else starts. */
export function launchWay({ vassalage, gameType, isGame, nodeId, gameCode, openIn = 'route' }: Launchable): LaunchWay {
  const lottery = [vassalage, gameType].find(isLottery)
  if (lottery) return { kind: 'lottery', to: lotteries[lottery], gameCode }
  // A vendor as such, not one of its games: those have a code.
  if (vassalage === 'FB' && gameCode === undefined) return { kind: 'sportsbook' }
  if (isGame === 'VASSALAGE' || nodeId === undefined) return { kind: 'list' }
  return { kind: 'game', nodeId, openIn }
}

/** The vendors of a category, each once, in the server's order. */
export function vendorsOf(groups: readonly MenuGroup[], category: string): VendorCard[] {
  const cards = groups.filter(({ title }) => categoryOf(title) === category).flatMap((group) => group.cards)
  return [...new Map(cards.map((card) => [card.vassalage, card])).values()]
}
