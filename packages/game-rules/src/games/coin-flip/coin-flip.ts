import { abandonClimb, type CashOut, type Climb, playClimb, type Step } from '../../instant/climb.ts'
import type { Draws, InstantGame } from '../../instant/instant-game.ts'
import { multiplierX10000 } from '../../instant/multiplier.ts'
import type { SettledEvent } from '../../instant/one-step-game.ts'
import { type CappedBet, cappedPayout, isPayable, readCap } from '../../instant/payout-cap.ts'
import { oneOf, readFields, refuse, stake } from '../../instant/read-input.ts'

export const flipsMax = 20
const sides = ['heads', 'tails'] as const

export type CoinSide = (typeof sides)[number]
export type CoinFlipBet = CappedBet
export type FlipCoin = { readonly type: 'flip'; readonly side: CoinSide }

export type CoinFlipEvent = {
  readonly type: 'flipped'
  readonly called: CoinSide
  readonly side: CoinSide
  readonly isWin: boolean
  readonly multiplierX10000: number
}

/** Calling a coin again and again: every right call doubles, up to twenty. Source: the studio's book, mini games. */
export const coinFlip: InstantGame<CoinFlipBet, FlipCoin | CashOut, CoinFlipEvent | SettledEvent> = {
  id: 'coin-flip',
  version: 1,
  takesCap: true,
  readBet: (input) =>
    readCap(readFields<Pick<CoinFlipBet, 'stakeMinor'>>(input, { stakeMinor: stake }), input, () => coinFlipX10000(1)),
  readAction(input) {
    const type = typeof input === 'object' && input !== null ? Reflect.get(input, 'type') : undefined
    if (type === 'cash-out') return { ok: true, value: { type } }
    if (type !== 'flip') return refuse('type', 'one of flip, cash-out')
    const read = readFields<{ side: CoinSide }>(input, { side: oneOf(sides) })
    return read.ok ? { ok: true, value: { type, side: read.value.side } } : read
  },
  payoutMinorMax: (bet) => cappedPayout(bet, coinFlipX10000(flipsMax)),
  play: (bet, actions, draws) => playClimb(bet.stakeMinor, actions, tossing(bet, draws)),
  abandon: (_bet, _actions, round) => abandonClimb(round),
}

/** Pay by right calls, in ten-thousandths of the stake. */
export const coinFlipX10000 = (flips: number): number => paysX10000[flips] ?? 0

const paysX10000 = Array.from({ length: flipsMax + 1 }, (_, flips) => multiplierX10000(2n ** BigInt(flips)))

function tossing(bet: CoinFlipBet, draws: Draws): Climb<FlipCoin, CoinFlipEvent> {
  let flips = 0
  return {
    opening: [],
    take({ side: called }): Step<CoinFlipEvent> {
      const side: CoinSide = draws.int(2) === 0 ? 'heads' : 'tails'
      const isWin = side === called
      flips += 1
      const x10000 = isWin ? coinFlipX10000(flips) : 0
      const events = [{ type: 'flipped', called, side, isWin, multiplierX10000: x10000 }] as const
      return isWin ? { result: 'climbed', events, multiplierX10000: x10000 } : { result: 'fell', events }
    },
    steps: () => (flips < flipsMax && isPayable(bet, coinFlipX10000(flips + 1)) ? ['flip'] : []),
    reveal: () => [],
  }
}
