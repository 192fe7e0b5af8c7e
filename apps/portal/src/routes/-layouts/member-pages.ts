/** Pages of the member centre, by the page keys of the specification, identity and the control of play. */
export const memberPages = [
  { key: 'transferFund', icon: 'icon-[ph--wallet-duotone]' },
  { key: 'depositv2', icon: 'icon-[ph--hand-deposit-duotone]' },
  { key: 'withdraw', icon: 'icon-[ph--hand-withdraw-duotone]' },
  { key: 'transferUpline', icon: 'icon-[ph--tree-structure-duotone]' },
  { key: 'personalHistoryCopy', icon: 'icon-[ph--ticket-duotone]' },
  { key: 'transactionHistory', icon: 'icon-[ph--receipt-duotone]' },
  { key: 'personalProfit', icon: 'icon-[ph--chart-line-up-duotone]' },
  { key: 'bonusDetails', icon: 'icon-[ph--gift-duotone]' },
  { key: 'manualRebate', icon: 'icon-[ph--hand-coins-duotone]' },
  { key: 'vip', icon: 'icon-[ph--crown-duotone]' },
  { key: 'referral', icon: 'icon-[ph--user-plus-duotone]' },
  { key: 'missionLeaderboard', icon: 'icon-[ph--target-duotone]' },
  { key: 'rewardCenter', icon: 'icon-[ph--treasure-chest-duotone]' },
  { key: 'messageV2', icon: 'icon-[ph--envelope-simple-duotone]' },
  { key: 'securityCenter', icon: 'icon-[ph--shield-check-duotone]' },
  { key: 'identity', icon: 'icon-[ph--identification-card-duotone]' },
  { key: 'playControl', icon: 'icon-[ph--sliders-horizontal-duotone]' },
] as const

export type MemberPageKey = (typeof memberPages)[number]['key']
/** Entries of the menu, the specification's fourteen, identity and the control of play: the levels are a page that the reward centre and the own level lead to. */
export const memberMenu = memberPages.filter(({ key }) => key !== 'vip')

export const isMemberPage = (key: string): key is MemberPageKey => memberPages.some((page) => page.key === key)
