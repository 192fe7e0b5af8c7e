import type { FreeRoundGrant, OwnFreeRounds } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { allowedFor } from './grant.ts'
import { type ListedGrant, nameIn } from './listed-grant.ts'

interface Eyes {
  language: string
  reviewer: { staffId: string; permissions: readonly string[] }
}

export function viewGrant(listed: ListedGrant, { language, reviewer }: Eyes): FreeRoundGrant {
  const { grant, remaining } = listed
  const currency = getCurrency(grant.currency)
  return {
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
    reason: grant.reason,
    state: grant.state,
    askedBy: listed.askedByName,
    askedAt: grant.askedAt.toISOString(),
    decidedBy: listed.decidedByName,
    decidedAt: grant.decidedAt?.toISOString(),
    decisionReason: grant.decisionReason,
    cancelledCount: grant.cancelledCount,
    allowed: allowedFor(grant, remaining, reviewer),
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
