import type { Clock } from '../base/clock.ts'
import type { TrickTable } from '../base/trick.ts'
import type { TienLenInstantWin } from './instant-win.ts'
import type { TienLenPlay } from './plays.ts'

export type TienLenOptions = {
  readonly stakeMinor: bigint
  /** The last winner leads; without one, who holds the lowest card, and must play it. */
  readonly leader?: number | undefined
}

export type TienLenAct = { readonly type: 'pass' } | { readonly type: 'play'; readonly cards: readonly number[] }

export type TienLenState = TrickTable<TienLenPlay> & {
  readonly options: TienLenOptions
  readonly chipsMinor: readonly bigint[]
  readonly deck: readonly number[]
  /** Of the first play of a first hand. */
  readonly mustInclude?: number | undefined
  readonly clock: Clock
  readonly winner?: number
  readonly instantWin?: TienLenInstantWin
}

export const tienLenHandSize = 13
