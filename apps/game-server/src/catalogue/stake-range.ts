import { magazineSizes } from '@fairground/game-rules/fishing'
import { bulletsOfLevel } from '../fishing/bullets.ts'
import type { FishingTitle, Game, InstantLimits, InstantTitle, SharedTitle } from './game.ts'
import { instantBaseOf, limitsOfTitle } from './instant-limits.ts'
import { stakesOf } from './stakes.ts'

interface Range {
  min: bigint
  max: bigint
}

/** The least and the most that one bet asks the wallet for; undefined in a currency the game is not played in. */
export function stakeRangeOf(game: Game, currency: string): Range | undefined {
  if (game.kind === 'instant') return instantRange(game, currency)
  if (game.kind === 'shared') return sharedRange(game, currency)
  if (game.kind === 'fishing') return fishingRange(game, currency)
  const stakes = stakesOf(game.model, currency)
  const [min] = stakes
  const max = stakes.at(-1)
  return min === undefined || max === undefined ? undefined : { min, max }
}

export const hasStakes = (game: Game, currency: string): boolean => stakeRangeOf(game, currency) !== undefined

/** A magazine of the cheapest bullets, as far as the least bet allows, and a full one of the dearest. */
function fishingRange({ level }: FishingTitle, currency: string): Range | undefined {
  const base = instantBaseOf(currency)
  const bullets = bulletsOfLevel(level, currency)
  const [least, most] = [bullets[0], bullets.at(-1)]
  if (!base || least === undefined || most === undefined) return undefined
  const cheapest = least * BigInt(magazineSizes.min)
  const min = cheapest > base.stakeMinorMin ? cheapest : base.stakeMinorMin
  return { min, max: most * BigInt(magazineSizes.max) }
}

function sharedRange(game: SharedTitle, currency: string): Range | undefined {
  const base = limitsOfTitle(currency, game)
  return base && withRaises(base, game)
}

/** A raise is a separate bet, and may be outside the limits of opening bets. */
function instantRange({ raises }: InstantTitle, currency: string): Range | undefined {
  const base = instantBaseOf(currency)
  return base && withRaises(base, { raises })
}

function withRaises({ stakeMinorMin, stakeMinorMax }: InstantLimits, { raises }: Pick<InstantTitle, 'raises'>): Range {
  const min = raises.min === '1/2' ? stakeMinorMin / 2n : stakeMinorMin
  return { min, max: stakeMinorMax * BigInt(raises.max) }
}
