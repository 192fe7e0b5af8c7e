import type { FreeRoundsState, SeedState, StudioRound } from '@fairground/contract/studio'
import type { SpinEvent, SymbolId } from '@fairground/game-rules/slots'
import { createStore, type SessionFacts, type Store } from '@fairground/vendor-ui'
import type { AutoplayRun } from '../autoplay/autoplay.ts'
import type { FreeSpinsState } from '../rounds/timeline.ts'
import type { WinTier } from '../rounds/win-tier.ts'
import type { RefusalCode } from '../studio/studio-client.ts'

/** `spinning`: the bet is on its way and the reels turn; `showing`: the result is known and is being shown. */
export type Phase = 'idle' | 'spinning' | 'showing'

/** What the line under the reels says besides an amount. */
export type Detail =
  | { kind: 'ready' | 'spinning' | 'checking' | 'nothing' }
  | { kind: 'lines'; count: number }
  | { kind: 'line'; line: number; symbol: SymbolId; count: number; amountMinor: bigint }
  | { kind: 'scatter'; count: number; amountMinor: bigint }
  | { kind: 'symbols'; symbol: SymbolId; count: number; ways: number; amountMinor: bigint }
  | { kind: 'groups'; count: number }
  | { kind: 'fall'; multiplier: number }
  | { kind: 'hold'; count: number; remaining: number }

/** An amount on its way up. */
export interface WinShown {
  fromMinor: bigint
  toMinor: bigint
  durationMs: number
  tier: WinTier
}

/** What stands over the reels and waits for the player, or for a few seconds. */
export type Scene =
  | { kind: 'free-spins-intro'; count: number; multiplier: number }
  | { kind: 'free-spins-more'; count: number }
  | { kind: 'free-spins-outro'; played: number; win: WinShown }
  | { kind: 'symbol-chosen'; symbol: SymbolId }
  | { kind: 'hold-intro'; count: number; remaining: number }
  | { kind: 'hold-outro'; count: number; isFull: boolean; win: WinShown }
  | { kind: 'big-win'; win: WinShown }
  | { kind: 'capped'; capMinor: bigint }
  | { kind: 'jackpot'; tier: string; win: WinShown }

/** Said once to those who do not see the reels. */
export type Announcement =
  | { kind: 'won'; amountMinor: bigint; id: number }
  | { kind: 'nothing'; id: number }
  | { kind: 'free-spins'; count: number; id: number }

export interface ScreenState {
  phase: Phase
  roundId: string | undefined
  /** The stored round that is shown again, while it is. */
  replayed: StudioRound | undefined
  lastRound: StudioRound | undefined
  balanceMinor: bigint
  stakeMinor: bigint
  /** What the reels show when they stand. */
  board: SpinEvent['window'] | undefined
  detail: Detail | undefined
  win: WinShown | undefined
  freeSpins: FreeSpinsState | undefined
  /** Spins left to find another coin, while coins are held. */
  hold: number | undefined
  scene: Scene | undefined
  autoplay: AutoplayRun | undefined
  /** Rounds for nothing, played before anything is staked. */
  freeRounds: FreeRoundsState | undefined
  isTurbo: boolean
  isSoundOn: boolean
  notice: RefusalCode | undefined
  announcement: Announcement | undefined
  seeds: SeedState
  facts: SessionFacts
}

export type Screen = Store<ScreenState>

export const createScreen = (
  start: Pick<ScreenState, 'balanceMinor' | 'stakeMinor' | 'freeRounds' | 'isSoundOn' | 'isTurbo' | 'seeds' | 'facts'>,
): Screen =>
  createStore<ScreenState>({
    phase: 'idle',
    roundId: undefined,
    replayed: undefined,
    lastRound: undefined,
    board: undefined,
    detail: { kind: 'ready' },
    win: undefined,
    freeSpins: undefined,
    hold: undefined,
    scene: undefined,
    autoplay: undefined,
    notice: undefined,
    announcement: undefined,
    ...start,
  })
