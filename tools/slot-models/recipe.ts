import type { ModelData } from '@fairground/game-rules/slots'
import type { Counts } from './draft-strip.ts'

/** A model's parameters before its strips are drawn and its return is fitted. */
export type Recipe = {
  readonly id: string
  /** Return to player that is aimed at, as a share. */
  readonly rtp: number
  /** Pays are multiples of this many units. */
  readonly payStep?: number
  readonly draft: Omit<ModelData, 'base' | 'free'>
  readonly base: readonly Counts[]
  /** Letters that stand in stacks, and how many of them together; top symbols and coins stand in pairs anyway. */
  readonly stacks?: Readonly<Record<string, number>>
  /** The free spins are sold for what they are worth. */
  readonly isSold?: boolean
  readonly free?: readonly Counts[]
}

export type Volatility = 'low' | 'medium' | 'high'
