import { isPlayableStake, type SlotModel } from '@fairground/game-rules/slots'
import { getCurrency } from '@fairground/money'
import type { SlotGame } from './game.ts'

/** Minor units of one unit of the currency. */
export const unitMinorOf = (currency: string): bigint => 10n ** BigInt(getCurrency(currency).exponent)

/** One step of the ladder in minor units: 1,000.00 VND and 1.00 of play money. */
const stepsMinor: Readonly<Record<string, bigint>> = { VND: 100_000n, FUN: 100n }
const ladder = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n]
const defaultRung = 10n

export const stakeCurrencies = Object.keys(stepsMinor)

/** The total bets of a game, ascending; each is a multiple of the model's betUnits, so that every line pays exactly. */
export function stakesOf(model: SlotModel, currency: string): bigint[] {
  const step = stepsMinor[currency]
  if (step === undefined) return []
  const mostMinor = model.jackpot ? BigInt(model.jackpot.stakeMax) * unitMinorOf(currency) : undefined
  const stakes = ladder.map((rung) => rung * step).filter((stake) => mostMinor === undefined || stake <= mostMinor)
  const wrong = stakes.find((stake) => !isPlayableStake(model, stake))
  if (wrong !== undefined) throw new Error(`model ${model.id} cannot divide a stake of ${wrong} ${currency}`)
  return stakes
}

export interface Limits {
  currency: string
  stakeMinorMin: bigint
  stakeMinorMax: bigint
  /** Of one round, where there is one; jackpots are not part of it. */
  payoutMinorMax?: bigint | undefined
}

type Playable = Pick<SlotGame, 'model'>

/** The game's stakes that the wallet's limits allow this player, held against the cap of a round. */
export function stakesWithin({ model }: Playable, limits: Limits): bigint[] {
  const { currency, stakeMinorMin, stakeMinorMax, payoutMinorMax } = limits
  const mostX = BigInt(model.winCapX)
  return stakesOf(model, currency).filter(
    (stake) =>
      stake >= stakeMinorMin &&
      stake <= stakeMinorMax &&
      (payoutMinorMax === undefined || stake * mostX <= payoutMinorMax),
  )
}

/** The stake to begin with: ten steps, or what comes nearest below it. `stakes` is not empty. */
export function defaultStakeOf(stakes: readonly bigint[], currency: string): bigint {
  const wished = (stepsMinor[currency] ?? 0n) * defaultRung
  const stake = stakes.findLast((candidate) => candidate <= wished) ?? stakes[0]
  if (stake === undefined) throw new Error('a game without stakes has no default stake')
  return stake
}
