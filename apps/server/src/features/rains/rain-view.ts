import type { Rain } from '@fairground/contract'
import type { VendorRainAnswer } from '@fairground/contract/psw'
import { formatAmount, getCurrency } from '@fairground/money'
import { allowedFor, type ListedRain } from './rain.ts'

interface Eyes {
  reviewer: { staffId: string; permissions: readonly string[] }
  now: Date
}

export function viewRain({ rain, ...names }: ListedRain, { reviewer, now }: Eyes, told?: VendorRainAnswer): Rain {
  const amountOf = (minor: bigint) => formatAmount(minor, getCurrency(rain.currency))
  const { quantity, stakeMinor, winMinorMax, reason, state, cancelledCount, decisionReason } = rain
  return {
    ...{ rainId: rain.id, currency: rain.currency, quantity, reason, state, cancelledCount, decisionReason },
    stake: amountOf(stakeMinor),
    winMax: amountOf(winMinorMax),
    costMax: amountOf(winMinorMax * BigInt(quantity)),
    openUntil: rain.openUntil?.toISOString(),
    askedBy: names.askedByName,
    askedAt: rain.askedAt.toISOString(),
    decidedBy: names.decidedByName,
    decidedAt: rain.decidedAt?.toISOString(),
    ...(told?.code === 'OK' && {
      figures: {
        caught: quantity - told.remaining - (cancelledCount ?? 0),
        played: told.played,
        won: amountOf(BigInt(told.won)),
      },
    }),
    allowed: allowedFor(rain, reviewer, now),
  }
}
