import type {
  OpenWish,
  PointTxn,
  Redemption as RedemptionAnswer,
  RewardItem,
  StaffPointItem,
  StaffRedemption,
} from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { PointMove } from './point-move.ts'
import type { ListedRedemption } from './redemption.ts'
import { decisionsOf, type Redemption } from './redemption.ts'
import type { PointItem } from './reward-item.ts'
import type { StoredSettings } from './stored-settings.ts'

interface Look {
  language: string
  currency: string
  imageUrlOf: (key: string) => string | undefined
}

const textIn = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[language] ?? Object.values(texts)[0] ?? ''
const money = (amountMinor: bigint, currency: string): string => formatAmount(amountMinor, getCurrency(currency))

/** Points for 1,000, by source. */
export const viewRatios = ({ ratios }: StoredSettings) =>
  Object.fromEntries(Object.entries(ratios).map(([source, ratio]) => [source, ratio / 100])) as StoredSettings['ratios']

export const viewConfig = (settings: StoredSettings, language: string) => ({
  pointsRatio: viewRatios(settings),
  redeemRatio: Number(settings.redeemMinor) / 100,
  minRedeem: settings.minRedeem,
  rules: textIn(settings.rules, language),
  neverExpire: true as const,
})

export const viewStaffSettings = (settings: StoredSettings, currency: string) => ({
  pointsRatio: viewRatios(settings),
  redeemAmount: money(settings.redeemMinor, currency),
  minRedeem: settings.minRedeem,
  rules: settings.rules,
  revision: settings.revision,
})

export const viewItem = (item: PointItem, { language, currency, imageUrlOf }: Look): RewardItem => ({
  rewardId: item.id,
  name: textIn(item.names, language),
  imageUrl: imageUrlOf(`gift/${item.picture}`) ?? '',
  quantity: item.stock,
  requiredPoints: item.requiredPoints,
  requiredAmount: item.requiredMinor > 0n ? money(item.requiredMinor, currency) : undefined,
  kind: item.kind,
  creditAmount: item.kind === 'credit' ? money(item.creditMinor, currency) : undefined,
})

export const viewStaffItem = (item: PointItem, { currency, imageUrlOf }: Omit<Look, 'language'>): StaffPointItem => ({
  itemId: item.id,
  names: item.names,
  picture: item.picture as StaffPointItem['picture'],
  imageUrl: imageUrlOf(`gift/${item.picture}`) ?? '',
  kind: item.kind,
  requiredPoints: item.requiredPoints,
  requiredAmount: money(item.requiredMinor, currency),
  creditAmount: money(item.creditMinor, currency),
  stock: item.stock,
  isShown: item.isShown,
  revision: item.revision,
  changedAt: item.changedAt.toISOString(),
  changedBy: item.changedBy,
})

export const viewRedemption = (redemption: Redemption, language: string): RedemptionAnswer => ({
  redemptionId: redemption.id,
  name: textIn(redemption.names, language),
  quantity: redemption.quantity,
  redeemAmount: redemption.kind === 'credit' ? money(redemption.creditMinor, redemption.currency) : undefined,
  points: redemption.points,
  status: redemption.state,
  remark: redemption.remark,
  createdAt: redemption.createdAt.toISOString(),
})

/** Whoever asked has said yes already. */
const mayApprove = (wish: OpenWish | undefined): boolean => !wish || wish.allowed.includes('approve')

interface StaffEyes {
  language: string
  permissions: readonly string[]
  /** Its worth in money, and up to what one person decides alone. */
  cost: { worthMinor: bigint; thresholdMinor: bigint }
  /** The yes that waits for another person. */
  wish: OpenWish | undefined
  /** Opens a sealed address, for one redemption alone. */
  addressOf?: (redemption: Redemption) => string | undefined
}

export function viewStaffRedemption(
  { redemption, account, icon, decidedByName }: ListedRedemption,
  { language, permissions, cost, wish, addressOf }: StaffEyes,
): StaffRedemption {
  const mayDecide = permissions.includes('marketing.decide')
  const { status, ...shown } = viewRedemption(redemption, language)
  return {
    ...shown,
    memberId: redemption.memberId,
    account,
    icon,
    kind: redemption.kind,
    address: mayDecide ? addressOf?.(redemption) : undefined,
    worth: money(cost.worthMinor, redemption.currency),
    threshold: money(cost.thresholdMinor, redemption.currency),
    currency: redemption.currency,
    state: status,
    decidedAt: redemption.decidedAt?.toISOString(),
    decidedBy: decidedByName,
    wish,
    allowed: mayDecide ? decisionsOf(redemption).filter((one) => one !== 'approve' || mayApprove(wish)) : [],
  }
}

export const viewMove = ({ id, source, changed, balance, reference, createdAt }: PointMove): PointTxn => ({
  id,
  source,
  changedPoints: changed,
  pointsBalance: balance,
  remark: reference,
  createdAt: createdAt.toISOString(),
})
