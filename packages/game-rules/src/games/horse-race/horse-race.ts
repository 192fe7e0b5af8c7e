import type { Read } from '../../instant/instant-game.ts'
import { oneStepGame } from '../../instant/one-step-game.ts'
import { oneOf, readFields, refuse, stake, wholeNumber } from '../../instant/read-input.ts'
import { raceOrder } from '../../parts/race-order.ts'
import { forecastX10000, runnerWeights, winX10000 } from './horse-odds.ts'

type WinBet = { readonly stakeMinor: bigint; readonly on: 'win'; readonly runner: number }
type ForecastBet = {
  readonly stakeMinor: bigint
  readonly on: 'forecast'
  readonly first: number
  readonly second: number
}

/** Runners are 0 … 5. A forecast names the first two in their order. */
export type HorseRaceBet = WinBet | ForecastBet

/** All runners from the first to the last. */
export type HorseRaceEvent = { readonly type: 'raced'; readonly order: readonly number[] }

/** Six runners of unequal strength; every place is drawn among those who are left. Source: the studio's book, arcade. */
export const horseRace = oneStepGame<HorseRaceBet, HorseRaceEvent>({
  id: 'horse-race',
  version: 1,
  readBet,
  maxX10000: oddsOf,
  resolve(bet, draws) {
    const order = raceOrder(runnerWeights, draws)
    const isWin = bet.on === 'win' ? order[0] === bet.runner : order[0] === bet.first && order[1] === bet.second
    return { events: [{ type: 'raced', order }], multiplierX10000: isWin ? oddsOf(bet) : 0 }
  },
})

function oddsOf(bet: HorseRaceBet): number {
  return bet.on === 'win' ? winX10000(bet.runner) : forecastX10000(bet.first, bet.second)
}

function readBet(input: unknown): Read<HorseRaceBet> {
  const read = readFields<{ stakeMinor: bigint; on: 'win' | 'forecast' }>(input, {
    stakeMinor: stake,
    on: oneOf(['win', 'forecast']),
  })
  if (!read.ok) return read
  const { stakeMinor, on } = read.value
  const runner = wholeNumber(0, runnerWeights.length - 1)
  if (on === 'win') {
    const win = readFields<{ runner: number }>(input, { runner })
    return win.ok ? { ok: true, value: { stakeMinor, on, runner: win.value.runner } } : win
  }
  const named = readFields<{ first: number; second: number }>(input, { first: runner, second: runner })
  if (!named.ok) return named
  const { first, second } = named.value
  if (first === second) return refuse('second', 'another runner than the first')
  return { ok: true, value: { stakeMinor, on, first, second } }
}
