import type { OpenAnswer, RotateAnswer, RotateRequest, SeedState } from '@fairground/contract/studio'
import { createContext, use } from 'react'
import type { AutoplayRules, AutoplayRun } from '../autoplay/autoplay.ts'
import type { PortalPage } from '../frame/portal-page.ts'
import { type Store, useStore } from '../lib/store.ts'
import type { RoundRecord, RoundRecords } from '../rounds/round-record.ts'
import type { SessionFacts } from '../session/session-facts.ts'
import type { SoundDesk } from '../sound/sound-desk.ts'
import type { Outcome, RefusalCode } from '../studio/studio-client.ts'

/** What every game of the studio has on its screen, whatever it is played with. */
export interface FrameState {
  /** `idle` when a bet may be placed; the other phases are the game's own. */
  phase: string
  balanceMinor: bigint
  stakeMinor: bigint
  isSoundOn: boolean
  autoplay: AutoplayRun | undefined
  notice: RefusalCode | undefined
  seeds: SeedState
  facts: SessionFacts
  lastRound: Pick<RoundRecord, 'roundId' | 'startedAt' | 'fairness'> | undefined
}

/** What the windows around a game need of it. */
export interface FrameGame {
  readonly opened: OpenAnswer
  readonly portal: PortalPage
  readonly sound: SoundDesk
  readonly screen: Store<FrameState>
  readonly records: RoundRecords
  /** Whether autoplay can be told to stop at them. */
  readonly hasFreeSpins: boolean
  toggleSound(): void
  dismissNotice(): void
  startAutoplay(rules: AutoplayRules): void
  stopAutoplay(): void
  rotate(request: RotateRequest): Promise<Outcome<RotateAnswer>>
}

const FrameContext = createContext<FrameGame | undefined>(undefined)

export const FrameProvider = FrameContext.Provider

/** The game of this frame, as far as all games are alike. Throws outside of a FrameProvider. */
export function useFrame(): FrameGame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('this component needs a FrameProvider above it')
  return frame
}

/** A part of what the frame says; the component renders again when it is another value. */
export const useFrameState = <Part>(select: (state: FrameState) => Part): Part => useStore(useFrame().screen, select)
