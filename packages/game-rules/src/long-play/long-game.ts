import { quickDraws } from '../exact/quick-draws.ts'
import type { Draws } from '../instant/instant-game.ts'

/** One way to bet whose expectation is certified. */
export type LongBet = {
  /** As its row of the sheet is called. */
  readonly bet: string
  /** What a round returns on average, in shares of its first stake, and how far that may be off where only play tells it. */
  readonly exact: number
  readonly halfWidth: number
  /** What one round returned, in shares of its first stake. Throws when the round breaks a promise of its game. */
  play(draws: () => Draws): number
}

/** A game of this release with the bets it is played with for long; rounds go round them. */
export type LongGame = { readonly id: string; readonly version: number; readonly bets: readonly LongBet[] }

/** What the rounds of one bet returned. */
export type Tally = {
  rounds: number
  sum: number
  squares: number
  hits: number
  most: number
}

/** Rounds `from` to `to`, the last excluded, by bet. Every round has its own chance, so that blocks may be played in any order. */
export function playBlock({ id, bets }: LongGame, from: number, to: number): Tally[] {
  const tallies = bets.map((): Tally => ({ rounds: 0, sum: 0, squares: 0, hits: 0, most: 0 }))
  for (let round = from; round < to; round += 1) {
    const at = round % bets.length
    add(tallies[at], returnedBy(id, bets[at], round))
  }
  return tallies
}

function returnedBy(id: string, bet: LongBet | undefined, round: number): number {
  const seed = scrambled(round)
  try {
    return bet?.play(() => quickDraws(seed)) ?? 0
  } catch (error) {
    throw new Error(`${id}, ${bet?.bet}, round ${round}: ${String(error)}`, { cause: error })
  }
}

/** Neighbouring rounds begin far apart; no two rounds alike. Source: the finaliser of MurmurHash3. */
function scrambled(round: number): number {
  let mixed = Math.imul(round ^ (round >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

function add(tally: Tally | undefined, returned: number): void {
  if (!tally) return
  tally.rounds += 1
  tally.sum += returned
  tally.squares += returned * returned
  if (returned > 0) tally.hits += 1
  tally.most = Math.max(tally.most, returned)
}

/** Both together. The order matters in the last digits: blocks are added in theirs. */
export const addTallies = (a: readonly Tally[], b: readonly Tally[]): Tally[] =>
  a.map((one, at) => {
    const other = b[at] ?? one
    return {
      rounds: one.rounds + other.rounds,
      sum: one.sum + other.sum,
      squares: one.squares + other.squares,
      hits: one.hits + other.hits,
      most: Math.max(one.most, other.most),
    }
  })

/** How far a bet returned from what it should. */
export type Judged = { readonly mean: number; readonly standardErrors: number }

/** In standard errors of its own play, beyond what the expectation itself may be off. */
export function judge({ exact, halfWidth }: LongBet, { rounds, sum, squares }: Tally): Judged {
  const mean = sum / rounds
  const error = Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds)
  const off = mean - exact
  const beyond = Math.sign(off) * Math.max(0, Math.abs(off) - halfWidth)
  return { mean, standardErrors: Math.abs(beyond) < 1e-9 ? 0 : beyond / error }
}
