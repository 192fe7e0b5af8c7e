import type { Outcome } from '../connection/outcome.ts'
import type { RoundFairness, RoundRecord, RoundRecords } from '../history/round-record.ts'
import type { Store } from '../lib/store.ts'
import type { SessionFacts } from '../session/session-facts.ts'
import type { SoundDesk } from '../sound/sound-desk.ts'
import type { PortalPage } from './portal-page.ts'

/** What a vendor's session says of itself, as far as the frame shows it. */
export interface OpenedFrame {
  gameId: string
  /** Of the game, by language. */
  names: Record<string, string>
  mode: 'real' | 'demo'
  currency: string
}

/** The pair of seeds that decides the next round. */
export type SeedsInUse = Omit<RoundFairness, 'serverSeed'> & { nextCommit: string }

/** What every frame has on its screen, whatever is played in it. */
export interface FrameState {
  /** `idle` when a bet may be placed; the other phases are the vendor's own. */
  phase: string
  balanceMinor: bigint
  isSoundOn: boolean
  /** What places bets by itself, while it does. */
  autoplay?: object | undefined
  /** Code of a refusal that the player is told of. */
  notice: string | undefined
  /** Absent where nothing is drawn from seeds of the player. */
  seeds?: SeedsInUse
  facts: SessionFacts
  lastRound: Pick<RoundRecord, 'roundId' | 'startedAt' | 'fairness'> | undefined
}

/** What the player is told of his play at all games. */
export interface RealityCheck {
  elapsedS: number
  stakedMinor: string
  netMinor: string
  isDue: boolean
}

/** Asks the vendor for the reality check, and tells it that the player knows. */
export interface RealityCalls {
  read(): Promise<Outcome<{ check: RealityCheck | null }>>
  confirm(): Promise<Outcome<object>>
}

/** What the windows of a frame need of what is played in it. */
export interface Frame {
  readonly opened: OpenedFrame
  readonly portal: PortalPage
  readonly sound: SoundDesk
  readonly screen: Store<FrameState>
  /** Absent where the vendor tells of its rounds in windows of its own. */
  readonly records?: RoundRecords
  /** Absent where the vendor leaves the reality check to the portal's page. */
  readonly reality?: RealityCalls
  toggleSound(): void
  dismissNotice(): void
}
