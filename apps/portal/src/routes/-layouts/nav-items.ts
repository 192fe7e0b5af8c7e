import type { MenuGroup, NavItem } from '@fairground/contract'

/** How a category of the menu looks; the server says which there are, where they lead and in which order. */
const looks: Readonly<Record<string, { icon: string; label: string }>> = {
  HOME: { icon: 'icon-[ph--house-duotone]', label: 'nav.home' },
  HOT: { icon: 'icon-[ph--flame-duotone]', label: 'nav.hot' },
  ELOTT: { icon: 'icon-[ph--ticket-duotone]', label: 'nav.fastLottery' },
  LOTT: { icon: 'icon-[ph--ticket-duotone]', label: 'nav.lottery' },
  LIVE: { icon: 'icon-[ph--cards-duotone]', label: 'nav.live' },
  SPORTS: { icon: 'icon-[ph--soccer-ball-duotone]', label: 'nav.sports' },
  FISH: { icon: 'icon-[ph--fish-duotone]', label: 'nav.fish' },
  RNG: { icon: 'icon-[ph--cherries-duotone]', label: 'nav.slots' },
  PVP: { icon: 'icon-[ph--spade-duotone]', label: 'nav.pvp' },
  ESPORTS: { icon: 'icon-[ph--game-controller-duotone]', label: 'nav.esports' },
  COCKFIGHT: { icon: 'icon-[ph--bird-duotone]', label: 'nav.cockfight' },
  FB: { icon: 'icon-[ph--soccer-ball-duotone]', label: 'nav.fb' },
  DOWN: { icon: 'icon-[ph--device-mobile-duotone]', label: 'nav.down' },
  PROMO: { icon: 'icon-[ph--confetti-duotone]', label: 'nav.promotions' },
}
const before = ['HOME', 'HOT']
const after = ['DOWN', 'PROMO']

export interface ShownNavItem {
  gameType: string
  href: string
  icon: string
  /** Key of the catalogue. */
  label: string
  /** The operator's own name for it, instead of the label. */
  name?: string
  /** Of the category; none for a page that is no category. */
  group?: MenuGroup
}

/**
 * Home and hot games, then the categories somebody offers games in, in the order of the vendors' menu, promotions last.
 * Until that menu is known no category is promised: an empty one is not there.
 */
export function navItemsOf(menu: readonly NavItem[], groups: readonly MenuGroup[] | undefined): ShownNavItem[] {
  const known = menu.filter(({ gameType }) => looks[gameType])
  const pick = (gameTypes: readonly string[]) =>
    gameTypes.flatMap((gameType) => known.find((item) => item.gameType === gameType) ?? [])
  const games = known.map(({ gameType }) => gameType).filter((type) => ![...before, ...after].includes(type))
  const offered = groups?.filter(({ cards }) => cards.length > 0).map(({ title }) => title)
  const order = (offered ?? []).filter((title) => games.includes(title))
  return pick([...before, ...order, ...after]).map((item) => shown(item, groups))
}

function shown({ gameType, page }: NavItem, groups: readonly MenuGroup[] | undefined): ShownNavItem {
  const group = groups?.find(({ title }) => title === gameType)
  const look = looks[gameType] ?? { icon: '', label: gameType }
  const name = gameType === 'FB' ? group?.cards[0]?.displayName : undefined
  return { gameType, href: page, ...look, ...(name && { name }), ...(group && { group }) }
}
