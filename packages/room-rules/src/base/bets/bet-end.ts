import { type RakeRule, rakeOf, rakePots } from '../../pots/rake.ts'
import { awardPots, type Pot, sidePots, type WonPot } from '../../pots/side-pots.ts'
import { least, sumOf } from '../amounts.ts'
import type { Share } from '../room-rules.ts'
import { seatsFrom } from '../seats.ts'
import { type BetTable, contributionsOf } from './bet-table.ts'

/** How a hand ended: pots after rake, what each seat was paid, and which hands were shown. */
export type BetEnd = {
  readonly shares: readonly Share[]
  readonly pots: readonly WonPot[]
  readonly rakeMinor: bigint
  /** In the order of showing; a hand that cannot win any more stays closed. */
  readonly shown: readonly number[]
}

export type Settling = {
  /** By seat, above 0 for hands that are compared; not asked where one is left. */
  readonly strengthOf: (live: readonly number[]) => readonly number[]
  readonly rake: RakeRule
  readonly isRaked: boolean
  readonly button: number
  /** Who shows first where nobody bet in the last round. */
  readonly showsFirst: number
}

/** Pays a hand: what nobody called goes back, the rake is taken from the main pot first, and the strongest win. */
export function endOf(table: BetTable, settling: Settling): BetEnd {
  const called = calledOf(contributionsOf(table))
  const folded = table.seats.map(({ hasFolded }) => hasFolded)
  const { isShowdown, aggressor } = table
  return paidOut({ called, folded, pots: sidePots(called, folded), isShowdown, aggressor }, settling)
}

type Paid = Pick<BetTable, 'isShowdown' | 'aggressor'> & {
  /** By seat, without what nobody called; the pots hold as much. */
  readonly called: readonly bigint[]
  readonly folded: readonly boolean[]
  readonly pots: readonly Pot[]
}

/** Rake, winners and what is shown, however the pots were made. */
export function paidOut({ called, folded, pots, isShowdown, aggressor }: Paid, settling: Settling): BetEnd {
  const live = [...folded.keys()].filter((seat) => !folded[seat])
  const strength = isShowdown ? settling.strengthOf(live) : folded.map(() => 0)
  const rakeMinor = rakeOf(sumOf(called), settling.rake, settling.isRaked)
  const won = awardPots(rakePots(pots, rakeMinor), strength, settling.button)
  const fees = feesOf(called, rakeMinor)
  const first = aggressor ?? settling.showsFirst
  return {
    shares: called.map((contributionMinor, seat) => ({
      ...{ seat, contributionMinor, returnedMinor: won.payoutMinor[seat] ?? 0n, feeMinor: fees[seat] ?? 0n },
    })),
    ...{ pots: won.pots, rakeMinor, shown: isShowdown ? shownOf(won.pots, strength, first) : [] },
  }
}

/** By seat: how many hands of the others each beats, and one. */
export function strengthsBy<Hand>(
  seatCount: number,
  hands: ReadonlyMap<number, Hand>,
  compare: (a: Hand, b: Hand) => number,
): number[] {
  const all = [...hands.values()]
  return Array.from({ length: seatCount }, (_, seat) => {
    const own = hands.get(seat)
    return own === undefined ? 0 : 1 + all.filter((other) => compare(own, other) > 0).length
  })
}

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

/** From the first on: who can win a pot that nobody before has beaten him in. */
function shownOf(pots: readonly WonPot[], strength: readonly number[], first: number): number[] {
  const shown: number[] = []
  for (const seat of seatsFrom(first - 1 + strength.length, strength.length)) {
    const isLive = pots.some(
      ({ eligible }) =>
        eligible.includes(seat) &&
        shown.every((other) => !eligible.includes(other) || (strength[other] ?? 0) <= (strength[seat] ?? 0)),
    )
    if (isLive) shown.push(seat)
  }
  return shown
}
