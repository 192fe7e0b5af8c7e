import type { KeptWish, Rain as RainAnswer } from '@fairground/contract'
import type { VendorRainAnswer } from '@fairground/contract/psw'
import { formatAmount, getCurrency } from '@fairground/money'
import { costMinorOf, isFalling, type Rain } from './rain.ts'

interface Eyes {
  reviewer: { permissions: readonly string[] }
  now: Date
}

/** A rain with its wish, and with what the studio told of it. */
export function viewRain(rain: Rain, wish: KeptWish, { reviewer, now }: Eyes, told?: VendorRainAnswer): RainAnswer {
  const amountOf = (minor: bigint) => formatAmount(minor, getCurrency(rain.currency))
  const { quantity, state, cancelledCount, cancelReason } = rain
  return {
    ...wish,
    ...{ rainId: rain.id, currency: rain.currency, quantity, state, cancelledCount, cancelReason },
    stake: amountOf(rain.stakeMinor),
    winMax: amountOf(rain.winMinorMax),
    costMax: amountOf(costMinorOf(rain)),
    openUntil: rain.openUntil?.toISOString(),
    ...(told?.code === 'OK' && {
      figures: {
        caught: quantity - told.remaining - (cancelledCount ?? 0),
        played: told.played,
        won: amountOf(BigInt(told.won)),
      },
    }),
    canCancel: reviewer.permissions.includes('marketing.decide') && isFalling(rain, now),
  }
}
