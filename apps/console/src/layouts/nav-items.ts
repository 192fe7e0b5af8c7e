import type { Permission } from '@fairground/contract'

export type NavCount = 'withdrawals' | 'deposits' | 'disputes' | 'cares' | 'risk' | 'identity'

export type NavGroup = 'cashier' | 'players' | 'marketing' | 'content' | 'site' | 'system'

export interface NavItem {
  href: string
  /** Whose heading it stands under; the first page stands by itself. */
  group?: NavGroup
  /** Text of the catalogue. */
  key: string
  icon: string
  permission: Permission
  /** What waits behind it. */
  count?: NavCount
}

const items: readonly NavItem[] = [
  { href: '/', key: 'nav.overview', icon: 'icon-[ph--squares-four-duotone]', permission: 'dashboard.read' },
  { href: '/wishes', key: 'nav.wishes', icon: 'icon-[ph--checks-duotone]', permission: 'dashboard.read' },
  {
    href: '/withdrawals',
    group: 'cashier',
    key: 'nav.withdrawals',
    icon: 'icon-[ph--hand-arrow-up-duotone]',
    permission: 'withdrawals.read',
    count: 'withdrawals',
  },
  {
    href: '/disputes',
    group: 'cashier',
    key: 'nav.disputes',
    icon: 'icon-[ph--handshake-duotone]',
    permission: 'withdrawals.read',
    count: 'disputes',
  },
  {
    href: '/deposits',
    group: 'cashier',
    key: 'nav.deposits',
    icon: 'icon-[ph--hand-arrow-down-duotone]',
    permission: 'deposits.read',
    count: 'deposits',
  },
  {
    href: '/adjustments',
    group: 'cashier',
    key: 'nav.adjustments',
    icon: 'icon-[ph--scales-duotone]',
    permission: 'ledger.read',
  },
  {
    href: '/ledger',
    group: 'cashier',
    key: 'nav.ledger',
    icon: 'icon-[ph--book-open-duotone]',
    permission: 'ledger.read',
  },
  {
    href: '/reports',
    group: 'cashier',
    key: 'nav.reports',
    icon: 'icon-[ph--chart-line-up-duotone]',
    permission: 'reports.read',
  },
  {
    href: '/members',
    group: 'players',
    key: 'nav.members',
    icon: 'icon-[ph--users-three-duotone]',
    permission: 'members.read',
  },
  {
    href: '/risk',
    group: 'players',
    key: 'nav.risk',
    icon: 'icon-[ph--shield-warning-duotone]',
    permission: 'risk.read',
    count: 'risk',
  },
  {
    href: '/identity',
    group: 'players',
    key: 'nav.identity',
    icon: 'icon-[ph--identification-card-duotone]',
    permission: 'identity.read',
    count: 'identity',
  },
  {
    href: '/contracts',
    group: 'players',
    key: 'nav.contracts',
    icon: 'icon-[ph--file-text-duotone]',
    permission: 'contracts.read',
  },
  {
    href: '/feedback',
    group: 'players',
    key: 'nav.feedback',
    icon: 'icon-[ph--chat-centered-text-duotone]',
    permission: 'feedback.read',
  },
  {
    href: '/chat',
    group: 'players',
    key: 'nav.chat',
    icon: 'icon-[ph--chats-circle-duotone]',
    permission: 'chat.moderate',
  },
  {
    href: '/rules',
    group: 'marketing',
    key: 'nav.rules',
    icon: 'icon-[ph--percent-duotone]',
    permission: 'rewards.read',
  },
  {
    href: '/promotions',
    group: 'marketing',
    key: 'nav.promotions',
    icon: 'icon-[ph--confetti-duotone]',
    permission: 'marketing.read',
  },
  {
    href: '/missions',
    group: 'marketing',
    key: 'nav.missions',
    icon: 'icon-[ph--target-duotone]',
    permission: 'marketing.read',
  },
  {
    href: '/raffles',
    group: 'marketing',
    key: 'nav.raffles',
    icon: 'icon-[ph--spinner-ball-duotone]',
    permission: 'marketing.read',
  },
  {
    href: '/free-rounds',
    group: 'marketing',
    key: 'nav.freeRounds',
    icon: 'icon-[ph--gift-duotone]',
    permission: 'marketing.read',
  },
  {
    href: '/rains',
    group: 'marketing',
    key: 'nav.rains',
    icon: 'icon-[ph--cloud-rain-duotone]',
    permission: 'marketing.read',
  },
  {
    href: '/applications',
    group: 'marketing',
    key: 'nav.applications',
    icon: 'icon-[ph--seal-check-duotone]',
    permission: 'marketing.read',
  },
  {
    href: '/points',
    group: 'marketing',
    key: 'nav.points',
    icon: 'icon-[ph--coins-duotone]',
    permission: 'marketing.read',
  },
  {
    href: '/content',
    group: 'content',
    key: 'nav.content',
    icon: 'icon-[ph--megaphone-simple-duotone]',
    permission: 'site.read',
  },
  {
    href: '/messages',
    group: 'content',
    key: 'nav.messages',
    icon: 'icon-[ph--envelope-simple-duotone]',
    permission: 'messages.send',
  },
  {
    href: '/registration',
    group: 'site',
    key: 'nav.registration',
    icon: 'icon-[ph--user-plus-duotone]',
    permission: 'site.read',
  },
  {
    href: '/features',
    group: 'site',
    key: 'nav.features',
    icon: 'icon-[ph--toggle-right-duotone]',
    permission: 'site.read',
  },
  {
    href: '/challenges',
    group: 'site',
    key: 'nav.challenges',
    icon: 'icon-[ph--puzzle-piece-duotone]',
    permission: 'challenges.manage',
  },
  {
    href: '/settings',
    group: 'site',
    key: 'nav.settings',
    icon: 'icon-[ph--gear-six-duotone]',
    permission: 'site.read',
  },
  {
    href: '/thresholds',
    group: 'site',
    key: 'nav.thresholds',
    icon: 'icon-[ph--hand-coins-duotone]',
    permission: 'site.read',
  },
  {
    href: '/policy',
    group: 'site',
    key: 'nav.policy',
    icon: 'icon-[ph--shield-star-duotone]',
    permission: 'site.read',
  },
  {
    href: '/games',
    group: 'site',
    key: 'nav.games',
    icon: 'icon-[ph--game-controller-duotone]',
    permission: 'catalogue.read',
    count: 'cares',
  },
  {
    href: '/vendors',
    group: 'site',
    key: 'nav.vendors',
    icon: 'icon-[ph--storefront-duotone]',
    permission: 'vendors.read',
  },
  {
    href: '/operators',
    group: 'system',
    key: 'nav.operators',
    icon: 'icon-[ph--identification-badge-duotone]',
    permission: 'operators.manage',
  },
  {
    href: '/outbox',
    group: 'system',
    key: 'nav.outbox',
    icon: 'icon-[ph--paper-plane-tilt-duotone]',
    permission: 'outbox.read',
  },
  {
    href: '/providers',
    group: 'system',
    key: 'nav.providers',
    icon: 'icon-[ph--plugs-connected-duotone]',
    permission: 'providers.manage',
  },
  { href: '/audit', group: 'system', key: 'nav.audit', icon: 'icon-[ph--scroll-duotone]', permission: 'audit.read' },
]

/** The pages that someone with these permissions can open, in the order of the day's work. */
export const navItems = (permissions: readonly Permission[]): NavItem[] =>
  items.filter(({ permission }) => permissions.includes(permission))

/** Whether the page at this path belongs to the entry. */
export const isOn = (href: string, pathname: string): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
