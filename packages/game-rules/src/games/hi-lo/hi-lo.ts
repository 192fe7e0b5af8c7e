import { abandonClimb, type CashOut, type Climb, playClimb, type Step } from '../../instant/climb.ts'
import type { Draws, InstantGame } from '../../instant/instant-game.ts'
import { multiplierX10000 } from '../../instant/multiplier.ts'
import type { SettledEvent } from '../../instant/one-step-game.ts'
import { type CappedBet, cappedPayout, isPayable, readCap } from '../../instant/payout-cap.ts'
import { oneOf, readFields, stake } from '../../instant/read-input.ts'

const ranks = 13
const skipsMax = 52
/** A guess that would pay more than a million stakes is not offered, nor one above the cap of the bet. */
export const hiLoX10000Max = 10_000_000_000

const guesses = ['higher', 'lower', 'same'] as const
export type HiLoGuess = (typeof guesses)[number]
export type HiLoBet = CappedBet
/** Whatever the first card is, one of its guesses pays less than twice the stake. */
const firstX10000 = 20_000
export type HiLoAction = { readonly type: HiLoGuess | 'skip' } | CashOut

/** Cards are 0 … 51 as everywhere in the studio. `chance` is how many of 13 ranks won. */
export type HiLoEvent =
  | { readonly type: 'dealt' | 'skipped'; readonly card: number }
  | {
      readonly type: 'guessed'
      readonly guess: HiLoGuess
      readonly card: number
      readonly chance: number
      readonly isWin: boolean
      readonly multiplierX10000: number
    }

/** Is the next card of an endless deck higher or lower? Source: the studio's book, mini games. */
export const hiLo: InstantGame<HiLoBet, HiLoAction, HiLoEvent | SettledEvent> = {
  id: 'hi-lo',
  version: 1,
  takesCap: true,
  readBet: (input) =>
    readCap(readFields<Pick<HiLoBet, 'stakeMinor'>>(input, { stakeMinor: stake }), input, () => firstX10000),
  readAction(input) {
    const read = readFields<{ type: HiLoGuess | 'skip' | 'cash-out' }>(input, {
      type: oneOf([...guesses, 'skip', 'cash-out'] as const),
    })
    if (!read.ok) return read
    const { type } = read.value
    return { ok: true, value: type === 'cash-out' ? { type } : { type } }
  },
  payoutMinorMax: (bet) => cappedPayout(bet, hiLoX10000Max),
  play: (bet, actions, draws) => playClimb(bet.stakeMinor, actions, dealing(bet, draws)),
  abandon: (_bet, _actions, round) => abandonClimb(round),
}

/** Ace 1, king 13. */
export const hiLoRank = (card: number): number => (card >= 48 ? 1 : Math.floor(card / 4) + 2)

/**
 * Ranks of 13 with which a guess wins: between ace and king "higher" and "lower" include the same rank; beside them
 * the same rank is a guess of its own. 0 where the guess is not offered.
 */
export function hiLoChance(rank: number, guess: HiLoGuess): number {
  const isEnd = rank === 1 || rank === ranks
  if (guess === 'same') return isEnd ? 1 : 0
  const above = ranks - rank + (isEnd ? 0 : 1)
  const below = rank - (isEnd ? 1 : 0)
  return guess === 'higher' ? above : below
}

/** What right guesses pay that had these chances of 13: 99 % of the product of 13 / chance. */
export function hiLoX10000(chances: readonly number[]): number {
  const product = chances.reduce((all, chance) => all * BigInt(chance), 1n)
  return multiplierX10000(BigInt(ranks) ** BigInt(chances.length), product)
}

function isRight(guess: HiLoGuess, from: number, to: number): boolean {
  if (to === from) return guess === 'same' || (from !== 1 && from !== ranks)
  return guess === 'higher' ? to > from : guess === 'lower' && to < from
}

function dealing(bet: HiLoBet, draws: Draws): Climb<Exclude<HiLoAction, CashOut>, HiLoEvent> {
  const chances: number[] = []
  let skips = 0
  let card = draws.int(52)
  const canGuess = (guess: HiLoGuess) => {
    const chance = hiLoChance(hiLoRank(card), guess)
    if (chance === 0) return false
    const x10000 = hiLoX10000([...chances, chance])
    return x10000 <= hiLoX10000Max && isPayable(bet, x10000)
  }
  return {
    opening: [{ type: 'dealt', card }],
    take({ type }): Step<HiLoEvent> {
      const before = hiLoRank(card)
      card = draws.int(52)
      if (type === 'skip') {
        skips += 1
        return { result: 'stayed', events: [{ type: 'skipped', card }] }
      }
      chances.push(hiLoChance(before, type))
      return guessed(type, { before, card, chances })
    },
    steps: () => [...guesses.filter(canGuess), ...(skips < skipsMax ? ['skip'] : [])],
    reveal: () => [],
  }
}

type Guessed = { readonly before: number; readonly card: number; readonly chances: readonly number[] }

function guessed(guess: HiLoGuess, { before, card, chances }: Guessed): Step<HiLoEvent> {
  const isWin = isRight(guess, before, hiLoRank(card))
  const x10000 = isWin ? hiLoX10000(chances) : 0
  const chance = chances.at(-1) ?? 0
  const events = [{ type: 'guessed', guess, card, chance, isWin, multiplierX10000: x10000 }] as const
  return isWin ? { result: 'climbed', events, multiplierX10000: x10000 } : { result: 'fell', events }
}
