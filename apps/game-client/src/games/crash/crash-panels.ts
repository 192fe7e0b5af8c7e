import { nearestStake } from '@fairground/vendor-ui'
import { type AutoplayRun, afterRound } from '../../autoplay/autoplay.ts'
import { stakedMinor } from '../../tables/staked-minor.ts'
import { type CrashState, type Panel, type Place, places } from './crash-state.ts'

type Panels = CrashState['panels']

const none = 0n

/** Both panels, one of them changed. */
export const withPanel = ([first, second]: Panels, place: Place, patch: Partial<Panel>): Panels =>
  place === 0 ? [{ ...first, ...patch }, second] : [first, { ...second, ...patch }]

/** What a bet in every panel that is used costs together. */
export const stakeOf = ([first, second]: Panels, hasSecond: boolean): bigint =>
  first.stakeMinor + (hasSecond ? second.stakeMinor : none)

/** The stake of a panel, or the nearest that is offered; a bet that has been asked for keeps its own. */
export const fittingStake = ({ stakeMinor, wish }: Panel, stakesMinor: readonly string[]): bigint =>
  wish === 'asking' ? stakeMinor : nearestStake(stakesMinor, stakeMinor)

/** Where a bet is to be placed when betting opens: asked for before, or by an auto bet. */
export const wantedPlaces = ({ panels, autoplay, hasSecond }: CrashState): Place[] =>
  places.filter((place) => {
    const { bet, wish } = panels[place]
    const isWanted = wish === 'queued' || (autoplay !== undefined && (place === 0 || hasSecond))
    return isWanted && !bet && wish !== 'asking'
  })

type Press = 'nothing' | 'cash-out' | 'give-up' | 'bet' | 'queue'

/** What the one button of a panel does now. A notice about the other panel may stand: a cash-out never waits for it. */
export function pressOf(
  { table, panels, notice }: Pick<CrashState, 'table' | 'panels' | 'notice'>,
  place: Place,
): Press {
  const { bet, wish, isEnding } = panels[place]
  if (wish === 'asking' || isEnding) return 'nothing'
  if (bet?.state === 'taken') return table.phase === 'running' ? 'cash-out' : 'nothing'
  if (notice) return 'nothing'
  if (wish === 'queued') return 'give-up'
  return table.phase === 'betting' && !bet ? 'bet' : 'queue'
}

/** The run of an auto bet after a round; undefined when it ends with it. A round without a bet leaves it as it is. */
export function runAfter({ autoplay, panels }: CrashState, sharedRoundId: string): AutoplayRun | undefined {
  const bets = panels.flatMap(({ bet }) => (bet?.sharedRoundId === sharedRoundId ? [bet] : []))
  if (!autoplay || bets.length === 0) return autoplay
  const stakeMinor = bets.reduce((sum, bet) => sum + stakedMinor(bet), none)
  const paidMinor = bets.reduce((sum, bet) => sum + BigInt(bet.payoutMinor), none)
  const after = afterRound(autoplay, { stakeMinor, paidMinor, hasFreeSpins: false })
  return after.stop ? undefined : after.run
}
