import type { OpenAnswer, RotateAnswer, RotateRequest, SeedState } from '@fairground/contract/studio'
import {
  FrameProvider as AnyFrameProvider,
  type FrameState as AnyFrameState,
  type Frame,
  type Store,
} from '@fairground/vendor-ui'
import { createContext, type ReactNode, use } from 'react'
import type { AutoplayRules, AutoplayRun } from '../autoplay/autoplay.ts'
import type { Outcome, RefusalCode } from '../studio/studio-client.ts'

/** What every game of the studio has on its screen, whatever it is played with. */
export interface FrameState extends AnyFrameState {
  stakeMinor: bigint
  autoplay: AutoplayRun | undefined
  notice: RefusalCode | undefined
  seeds: SeedState
}

/** What the windows around a game need of it. */
export interface FrameGame extends Frame {
  readonly opened: OpenAnswer
  readonly screen: Store<FrameState>
  /** Whether autoplay can be told to stop at them. */
  readonly hasFreeSpins: boolean
  startAutoplay(rules: AutoplayRules): void
  stopAutoplay(): void
  rotate(request: RotateRequest): Promise<Outcome<RotateAnswer>>
}

const FrameContext = createContext<FrameGame | undefined>(undefined)

export const FrameProvider = ({ value, children }: { value: FrameGame; children: ReactNode }) => (
  <AnyFrameProvider value={value}>
    <FrameContext value={value}>{children}</FrameContext>
  </AnyFrameProvider>
)

/** The game of this frame, as far as all games are alike. Throws outside of a FrameProvider. */
export function useFrameGame(): FrameGame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('this component needs a FrameProvider above it')
  return frame
}
