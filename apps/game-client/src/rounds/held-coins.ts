import type { HeldCoin } from '@fairground/game-rules/slots'
import type { HeldCell } from '../reels/held-layer.ts'

/** Coins as the reels show them: each says how many stakes it is worth, or the jackpot that it is. */
export const heldCoins = (coins: readonly HeldCoin[], stakeMinor: bigint): HeldCell[] =>
  coins.map(({ reel, row, amountMinor, jackpot }) => ({
    reel,
    row,
    symbol: 'coin',
    label: jackpot ? jackpot.toUpperCase() : `${BigInt(amountMinor) / stakeMinor}×`,
  }))
