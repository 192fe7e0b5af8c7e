import { fraction } from '@fairground/game-rules/exact'
import { least, sumOf } from '../base/amounts.ts'
import type { Share } from '../base/room-rules.ts'
import { seatsFrom } from '../base/seats.ts'
import { rakeOf, rakePots } from '../pots/rake.ts'
import { awardPots, sidePots, type WonPot } from '../pots/side-pots.ts'
import { boardOf, contributionsOf, type HoldemState, holeOf } from './room-state.ts'
import { bestFive } from './showdown.ts'

const rakeShare = fraction(5, 100)
const rakeCapBigBlinds = 3n

/** How a hand ended: pots after rake, what each seat was paid, and which hands were shown. */
export type HoldemEnd = {
  readonly shares: readonly Share[]
  readonly pots: readonly WonPot[]
  readonly rakeMinor: bigint
  /** In the order of showing; a hand that cannot win any more stays closed. */
  readonly shown: readonly number[]
}

/** 5 % of what was called, three big blinds at most, nothing without a flop. */
export function holdemEnd(state: HoldemState): HoldemEnd {
  const paid = contributionsOf(state)
  const called = calledOf(paid)
  const folded = state.seats.map(({ hasFolded }) => hasFolded)
  const strength = folded.map((isOut, seat) => (isOut || !state.isShowdown ? 0 : scoreOf(state, seat)))
  const pots = sidePots(called, folded)
  const { bigBlindMinor, button } = state.options
  const rule = { share: rakeShare, capMinor: rakeCapBigBlinds * bigBlindMinor }
  const rakeMinor = rakeOf(sumOf(called), rule, state.boardSize > 0)
  const won = awardPots(rakePots(pots, rakeMinor), strength, button)
  const fees = feesOf(called, rakeMinor)
  return {
    shares: called.map((contributionMinor, seat) => ({
      ...{ seat, contributionMinor, returnedMinor: won.payoutMinor[seat] ?? 0n, feeMinor: fees[seat] ?? 0n },
    })),
    ...{ pots: won.pots, rakeMinor, shown: state.isShowdown ? shownOf(state, won.pots, strength) : [] },
  }
}

const scoreOf = (state: HoldemState, seat: number): number =>
  bestFive([...boardOf(state), ...holeOf(state, seat)]).score

/** Contributions without what nobody called. */
function calledOf(paid: readonly bigint[]): bigint[] {
  const [, second = 0n] = [...paid].sort((a, b) => (a > b ? -1 : Number(a < b)))
  return paid.map((own) => least(own, second))
}

/** The rake by seat, in proportion to what each paid; odd units to the first seats. */
function feesOf(called: readonly bigint[], rakeMinor: bigint): bigint[] {
  const all = sumOf(called)
  let before = 0n
  return called.map((paid) => {
    const from = all === 0n ? 0n : (before * rakeMinor) / all
    before += paid
    return all === 0n ? 0n : (before * rakeMinor) / all - from
  })
}

/** The last aggressor first, else from the left of the button: who can win a pot that nobody before has beaten him in. */
function shownOf({ seats, options, aggressor }: HoldemState, pots: readonly WonPot[], strength: readonly number[]) {
  const order = seatsFrom((aggressor ?? options.button + 1) - 1 + seats.length, seats.length)
  const shown: number[] = []
  for (const seat of order) {
    const isLive = pots.some(
      ({ eligible }) =>
        eligible.includes(seat) &&
        shown.every((other) => !eligible.includes(other) || (strength[other] ?? 0) <= (strength[seat] ?? 0)),
    )
    if (isLive) shown.push(seat)
  }
  return shown
}
