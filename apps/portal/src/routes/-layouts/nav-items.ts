import type { NavItem } from '@fairground/contract'

/** Where a category of the menu leads and how it looks; the server says which there are and in which order. */
const looks: Record<string, { href: string; icon: string; label: string }> = {
  HOME: { href: '/', icon: 'icon-[ph--house-duotone]', label: 'nav.home' },
  HOT: { href: '/hot', icon: 'icon-[ph--flame-duotone]', label: 'nav.hot' },
  RNG: { href: '/rng', icon: 'icon-[ph--cherries-duotone]', label: 'nav.slots' },
  PROMO: { href: '/promotions', icon: 'icon-[ph--confetti-duotone]', label: 'nav.promotions' },
}

export interface ShownNavItem {
  gameType: string
  href: string
  icon: string
  label: string
}

/** Items without a page of their own are left out: a menu has no dead ends. */
export const navItemsOf = (menu: readonly NavItem[]): ShownNavItem[] =>
  menu.flatMap(({ gameType }) => (looks[gameType] ? [{ gameType, ...looks[gameType] }] : []))
