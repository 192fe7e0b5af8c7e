import type {
  ActivityApplication,
  ActivityStatus,
  OpenWish,
  Promotion as PromotionAnswer,
  StaffApplication,
  StaffPromotion,
} from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { campaignActions, textIn } from '../rewards/index.ts'
import type { ListedApplication } from './application.ts'
import type { CountedPromotion } from './promotion.ts'
import { canRetry, countedOf, type Promotion, type Standing, statusOf } from './promotion.ts'

interface Look {
  language: string
  now: Date
  imageUrlOf: (key: string) => string | undefined
}

/** Key of the picture of a type. */
const pictureOf = (promotionType: Promotion['promotionType']): string => `promo/${promotionType}`

/** A promotion as the caller currently sees it. */
export function viewPromotion(promotion: Promotion, standing: Standing, look: Look): PromotionAnswer {
  const { language, now, imageUrlOf } = look
  const money = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(promotion.currency))
  const { entry, doneMinor } = standing
  const countsOn = entry?.state === 'joined' && promotion.goal !== 'none'
  return {
    promotionId: promotion.id,
    ...textIn(promotion, language),
    promotionType: promotion.promotionType,
    imageUrl: imageUrlOf(pictureOf(promotion.promotionType)) ?? '',
    startsAt: promotion.startsAt.toISOString(),
    endsAt: promotion.endsAt.toISOString(),
    needsProof: promotion.needsProof,
    reward: money(promotion.rewardMinor),
    goal: promotion.goal,
    goalAmount: money(promotion.goalMinor),
    doneAmount: countsOn ? money(countedOf(promotion, doneMinor)) : undefined,
    status: statusOf(promotion, standing, now),
    reason: entry?.reason,
    canRetry: canRetry(promotion, entry),
  }
}

const shownStates = { applying: 'applying', approved: 'issued', rejected: 'rejected' } as const

/** One of a member's applications, as the member sees it. */
export function viewOwnApplication(
  { application, promotion, isClaimed }: ListedApplication,
  images: string[],
  { language, imageUrlOf }: Look,
): ActivityApplication {
  const status: ActivityStatus =
    application.state === 'approved' && isClaimed ? 'claimed' : shownStates[application.state]
  return {
    applicationId: application.id,
    promotionId: application.promotionId,
    title: textIn(promotion, language).title,
    promotionType: promotion.promotionType,
    imageUrl: imageUrlOf(pictureOf(promotion.promotionType)) ?? '',
    reward: formatAmount(promotion.rewardMinor, getCurrency(promotion.currency)),
    status,
    comment: application.comment,
    images,
    reason: application.reason,
    createdAt: application.sentAt.toISOString(),
    decidedAt: application.decidedAt?.toISOString(),
  }
}

/** A promotion as staff see it. */
export function viewStaffPromotion(
  { promotion, ...counts }: CountedPromotion,
  { permissions, wish }: { permissions: readonly string[]; wish: OpenWish | undefined },
  imageUrlOf: Look['imageUrlOf'],
): StaffPromotion {
  const money = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(promotion.currency))
  return {
    ...counts,
    promotionId: promotion.id,
    state: promotion.state,
    promotionType: promotion.promotionType,
    texts: promotion.texts,
    startsAt: promotion.startsAt.toISOString(),
    endsAt: promotion.endsAt.toISOString(),
    currency: promotion.currency,
    imageUrl: imageUrlOf(pictureOf(promotion.promotionType)) ?? '',
    reward: money(promotion.rewardMinor),
    budget: money(promotion.budgetMinor),
    awarded: money(promotion.awardedMinor),
    goal: promotion.goal,
    goalAmount: money(promotion.goalMinor),
    needsProof: promotion.needsProof,
    tryCountMax: promotion.tryCountMax,
    claimDays: promotion.claimDays,
    revision: promotion.revision,
    changedAt: promotion.changedAt.toISOString(),
    changedBy: promotion.changedBy,
    wish,
    allowed: campaignActions(promotion, permissions.includes('marketing.manage')),
  }
}

/** An application as staff see it. */
export function viewStaffApplication(
  { application, promotion, account, icon, decidedByName }: ListedApplication,
  proofs: StaffApplication['proofs'],
  { language, permissions }: { language: string; permissions: readonly string[] },
): StaffApplication {
  const money = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(promotion.currency))
  const isWaiting = application.state === 'applying' && permissions.includes('marketing.decide')
  return {
    applicationId: application.id,
    promotionId: application.promotionId,
    title: textIn(promotion, language).title,
    memberId: application.memberId,
    account,
    icon,
    comment: application.comment,
    proofs,
    reward: money(promotion.rewardMinor),
    budgetLeft: money(promotion.budgetMinor - promotion.awardedMinor),
    state: application.state,
    tryNumber: application.tryNumber,
    sentAt: application.sentAt.toISOString(),
    decidedAt: application.decidedAt?.toISOString(),
    decidedBy: decidedByName,
    reason: application.reason,
    allowed: isWaiting ? ['approve', 'reject'] : [],
  }
}
