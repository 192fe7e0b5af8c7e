import { choose } from '@fairground/game-rules/exact'
import type { FactorOf, Tally, Win } from './play.ts'

/** How often a key wins a prize of a row. */
export type Hit = { readonly key: string; readonly times: number; readonly bet: string; readonly prize?: string }

export const nothing: Tally = { wins: [], refunds: 0 }

/** Single bets of one number each: hits at one price and factor become one win. */
export function tallyHits(hits: Iterable<Hit>, factorOf: FactorOf, refunds = 0): Tally {
  const wins = new Map<string, Win>()
  for (const { key, times, bet, prize = 'win' } of hits) {
    if (times === 0) continue
    const factorPerMille = factorOf(key)
    const at = `${bet} ${prize} ${factorPerMille}`
    wins.set(at, { bet, prize, factorPerMille, times: times + (wins.get(at)?.times ?? 0) })
  }
  return { wins: [...wins.values()], refunds }
}

/**
 * Every choice of k of these keys wins once, at the smallest factor of the keys in it. Sorted by factor, the smallest
 * of a choice is its first: with m keys after it, it leads C(m, k − 1) choices.
 */
export function tallyChoices(keys: readonly string[], k: number, bet: string, factorOf: FactorOf): Tally {
  if (keys.length < k) return nothing
  const sorted = [...keys].sort((a, b) => factorOf(a) - factorOf(b))
  const led = sorted.map((key, index) => ({ key, times: Number(choose(keys.length - 1 - index, k - 1)), bet }))
  return tallyHits(led, factorOf)
}
