import type { SpotStakes } from '../../instant/instant-screen.ts'

/** The bet at a machine; a coin is worth the chosen chip. */
export interface PokerFields {
  coinMinor: string
  coins: number
  hands: number
  doubleUp: boolean
}

export const firstBet: PokerFields = { coinMinor: '0', coins: 5, hands: 1, doubleUp: false }

export const pokerStakes: SpotStakes<PokerFields> = {
  stakeMinorOf: ({ coinMinor, coins, hands }) => BigInt(coinMinor) * BigInt(coins * hands),
  times: (fields, factor) =>
    factor === 0n ? { ...fields, coins: 1 } : { ...fields, coinMinor: String(BigInt(fields.coinMinor) * factor) },
}
