import type { SharedBetView, SharedTableView } from '@fairground/contract/studio'
import { type CashedOutEvent, type CrashOutcome, crashX100At } from '@fairground/game-rules/games/crash'
import type { TableState } from '../../tables/table-state.ts'
import type { WatchedMoment } from '../../tables/watch-round.ts'

/** One of the two places of a player. */
export interface Panel {
  stakeMinor: bigint
  /** In hundredths; 0: the player cashes out by hand. */
  autoX100: number
  /** A bet of the round at the table. */
  bet: SharedBetView | undefined
  /** Asked for the next round, or sent and not answered yet. */
  wish: 'none' | 'queued' | 'asking'
  /** A cash-out is under way. */
  isEnding: boolean
}

export interface CrashState extends TableState {
  panels: readonly [Panel, Panel]
  /** Whether the second panel is used. */
  hasSecond: boolean
}

export type Place = 0 | 1
export const places: readonly Place[] = [0, 1]

/** The cash-out among the events of a bet; undefined while it stands, and when the bust took it. */
export const cashOutOf = (events: readonly { type: string }[]): CashedOutEvent | undefined =>
  events.find((event): event is CashedOutEvent => event.type === 'cashed-out')

/** Where a round ended, in hundredths. */
export const bustOf = (outcome: unknown): number => (outcome as CrashOutcome | null)?.bustX100 ?? 100

/** Milliseconds of the run so far, as the rules count them; 0 before it. */
export const ranMsOf = ({ round, tempo }: SharedTableView, nowMs: number): number =>
  Math.max(0, nowMs - (round?.startedMs ?? nowMs)) * tempo

/** Whether a player has a bet, or is about to: nothing else is shown then. */
export const phaseOf = (panels: readonly Panel[]): string =>
  panels.some(({ bet, wish }) => wish !== 'none' || bet?.state === 'taken') ? 'playing' : 'idle'

/** Whether a bet of the player's own must have been cashed out by itself by now. */
export function hasAutoDue({ table, panels }: Pick<CrashState, 'table' | 'panels'>, nowMs: number): boolean {
  if (table.phase !== 'running') return false
  const x100 = crashX100At(ranMsOf(table, nowMs))
  return panels.some(({ bet }) => bet?.state === 'taken' && targetOf(bet.bet) > 0 && x100 >= targetOf(bet.bet))
}

/** The screen while a bet's round is shown again: the bet stands in the first place, alone. */
export function watchedState({ bet }: WatchedMoment, [first, second]: CrashState['panels']) {
  const panel: Panel = {
    ...{ ...first, bet, wish: 'none', isEnding: false },
    ...{ stakeMinor: BigInt(bet.stakeMinor), autoX100: targetOf(bet.bet) },
  }
  const panels = [panel, { ...second, bet: undefined }] as const
  return { panels, hasSecond: false }
}

/** The auto cash-out of a stored bet, in hundredths; 0: none. */
export const targetOf = (bet: SharedBetView['bet']): number => (bet as { autoX100?: number } | null)?.autoX100 ?? 0
