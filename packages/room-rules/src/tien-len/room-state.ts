import type { Clock } from '../base/clock.ts'
import type { Payment } from '../base/payments.ts'
import type { TienLenInstantWin } from './instant-win.ts'
import type { TienLenPlay } from './plays.ts'

export type TienLenOptions = {
  readonly stakeMinor: bigint
  /** The last winner leads; without one, who holds the lowest card, and must play it. */
  readonly leader?: number | undefined
}

export type TienLenAct = { readonly type: 'pass' } | { readonly type: 'play'; readonly cards: readonly number[] }

/** What lies on the table. */
export type Trick = { readonly seat: number; readonly cards: readonly number[]; readonly play: TienLenPlay }

export type TienLenState = {
  readonly options: TienLenOptions
  readonly chipsMinor: readonly bigint[]
  readonly deck: readonly number[]
  readonly hands: readonly (readonly number[])[]
  readonly hasPlayed: readonly boolean[]
  /** Out of this trick. */
  readonly hasPassed: readonly boolean[]
  /** Undefined when the hand is over. */
  readonly turn: number | undefined
  readonly trick?: Trick | undefined
  /** A chain of cuts in this trick: who pays whom so far. */
  readonly chain?: Payment | undefined
  /** Chains that are closed. */
  readonly cuts: readonly Payment[]
  /** Of the first play of a first hand. */
  readonly mustInclude?: number | undefined
  readonly clock: Clock
  readonly winner?: number
  readonly instantWin?: TienLenInstantWin
}
