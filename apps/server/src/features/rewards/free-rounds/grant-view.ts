import type { FreeRoundGrant, KeptWish, OwnFreeRounds } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { isLeft } from './grant.ts'
import { type ListedGrant, nameIn } from './listed-grant.ts'

interface Eyes {
  language: string
  reviewer: { permissions: readonly string[] }
}

/** A grant with its wish. */
export function viewGrant(listed: ListedGrant, wish: KeptWish, { language, reviewer }: Eyes): FreeRoundGrant {
  const { grant, remaining } = listed
  const currency = getCurrency(grant.currency)
  return {
    ...wish,
    grantId: grant.id,
    memberId: grant.memberId,
    account: listed.account,
    icon: listed.icon,
    nodeId: listed.nodeId,
    gameName: nameIn(listed.names, language) ?? grant.gameCode,
    quantity: grant.quantity,
    remaining,
    stake: formatAmount(grant.stakeMinor, currency),
    winMax: formatAmount(grant.winMinorMax, currency),
    won: formatAmount(listed.wonMinor, currency),
    currency: currency.code,
    days: grant.days,
    startBefore: grant.startBefore?.toISOString(),
    state: grant.state,
    cancelledCount: grant.cancelledCount,
    cancelReason: grant.cancelReason,
    canCancel: reviewer.permissions.includes('marketing.decide') && isLeft(grant, remaining),
  }
}

interface OwnEyes {
  language: string
  artUrl: (key: string) => string | undefined
}

/** As its member sees what can be played. */
export function viewOwn(listed: ListedGrant & { startBefore: Date }, { language, artUrl }: OwnEyes): OwnFreeRounds {
  const { grant, remaining } = listed
  const currency = getCurrency(grant.currency)
  return {
    grantId: grant.id,
    nodeId: listed.nodeId,
    gameName: nameIn(listed.names, language) ?? grant.gameCode,
    iconUrl: artUrl(listed.tileKey),
    quantity: grant.quantity,
    remaining,
    stake: formatAmount(grant.stakeMinor, currency),
    winMax: formatAmount(grant.winMinorMax, currency),
    currency: currency.code,
    startBefore: listed.startBefore.toISOString(),
  }
}
