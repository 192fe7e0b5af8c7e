import { commitOf, isServerSeed } from './commit.ts'

/** The most elements of one chain: years of rounds, and seconds to make. */
const lengthMax = 10_000_000

/** What is published before the first round: nothing of the chain can be changed after it. */
export type ChainHead = {
  /** h[0]; h[1] is the seed of the first round. */
  readonly head: string
  /** Rounds it lasts for. */
  readonly length: number
}

/**
 * Makes the head of a chain from its last element: h[i] is sha256 of the 64 characters of h[i + 1].
 * `last` is h[length]: 32 random bytes as 64 lower-case hex characters. Throws RangeError for any other.
 */
export const chainHead = (last: string, length: number): ChainHead => ({ head: elementOf(last, length, 0), length })

/**
 * The seed of round n, 1 … length. Whoever holds `last` knows every round: it never leaves its keeper, and an element is
 * given out only when the betting of its round has closed.
 */
export function chainSeed(last: string, length: number, n: number): string {
  requireWhole(n, 1, length)
  return elementOf(last, length, n)
}

/** Seeds of the rounds `from` … `to` in order, made in one walk. */
export function chainSeeds(last: string, length: number, { from, to }: { from: number; to: number }): string[] {
  requireWhole(to, from, length)
  requireWhole(from, 1, to)
  const seeds = [chainSeed(last, length, to)]
  while (seeds.length < to - from + 1) seeds.push(commitOf(seeds.at(-1) ?? ''))
  return seeds.reverse()
}

/** Whether a revealed seed is the one that was promised before its round: its hash is the element shown before it. */
export const followsOn = (seed: string, shownBefore: string): boolean =>
  isServerSeed(seed) && commitOf(seed) === shownBefore

/** Whether a revealed seed is element n of the published chain, checked over every round between. */
export function isChainSeed(seed: string, n: number, { head, length }: ChainHead): boolean {
  if (!isServerSeed(seed) || !Number.isInteger(n) || n < 1 || n > length || length > lengthMax) return false
  return walk(seed, n) === head
}

function elementOf(last: string, length: number, n: number): string {
  if (!isServerSeed(last)) throw new RangeError('The last element of a chain is 64 lower-case hex characters')
  requireWhole(length, 1, lengthMax)
  return walk(last, length - n)
}

/** The element this many places earlier. */
function walk(element: string, steps: number): string {
  let at = element
  for (let i = 0; i < steps; i += 1) at = commitOf(at)
  return at
}

function requireWhole(value: number, min: number, max: number): void {
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    throw new RangeError(`A chain has rounds 1 to its length; ${value} is not from ${min} to ${max}`)
  }
}
