import type { InstantRoundView } from '@fairground/contract/studio'
import type { FrameState } from '../components/frame-context.tsx'
import type { WinShown } from '../play/screen.ts'
import type { InstantPhase } from './instant-screen.ts'

export interface Choice {
  fields: object
  stakeMinor: bigint
}

export interface InstantState extends FrameState, Choice {
  phase: InstantPhase
  /** The round on the board. */
  round: InstantRoundView | undefined
  /** Events from this place on are being shown. */
  from: number
  /** What the next bet was before each change, newest last. */
  past: readonly Choice[]
  /** The bet before this one, to place it again. */
  lastBet: Choice | undefined
  /** Own rounds of this game that are over, the oldest first; kept where the screen shows them. */
  recent: readonly InstantRoundView[]
  win: WinShown | undefined
  isChecking: boolean
  isReplay: boolean
  /** Told once to those who do not see the board. */
  announced: { id: string; paidMinor: bigint; stakeMinor: bigint } | undefined
}
