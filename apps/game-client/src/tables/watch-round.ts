import type { SharedBetView, SharedTableView } from '@fairground/contract/studio'
import { findSharedGame, type TableRules } from '@fairground/game-rules/tables'
import { type StagedRun, stagedRun } from './stages/staged-run.ts'

/** A longer run is shown in half a minute. */
const shownMsMax = 30_000
const lookMs = 100

/** How the table and a bet at it stood at one moment of a run. */
export interface WatchedMoment {
  table: SharedTableView
  bet: SharedBetView
}

/** A round that is being shown again. */
export interface Watch {
  /** The time of the run that is shown now, as the server's clock had it. */
  nowMs(): number
  /** The end of the run has been seen. */
  over: Promise<void>
}

/** The rules that a bet was decided by; undefined when this client has another version of them. */
export const rulesOfBet = ({ rulesId, rulesVersion }: Pick<SharedBetView, 'rulesId' | 'rulesVersion'>) =>
  findSharedGame(rulesId, rulesVersion)

/** Shows the round of a bet that is over from the start of its run to its result. Nothing is asked of the studio. */
export function watchRound(rules: TableRules, bet: SharedBetView, show: (moment: WatchedMoment) => void): Watch {
  const staged = stagedRun(rules, bet)
  const runMs = staged?.runMs ?? rules.runMs(bet.outcome)
  const speed = Math.max(1, runMs / shownMsMax)
  const [startedMs, beganMs] = [Date.now(), performance.now()]
  const ranMs = () => (performance.now() - beganMs) * speed
  const lookAgain = (): WatchedMoment => momentOf(rules, bet, { startedMs, ranMs: ranMs(), staged })
  const over = new Promise<void>((resolve) => {
    let shown = lookAgain()
    show(shown)
    const timer = setInterval(() => {
      const next = lookAgain()
      if (isNews(shown, next)) show(next)
      shown = next
      if (ranMs() < runMs + rules.resultMs * speed) return
      clearInterval(timer)
      resolve()
    }, lookMs)
  })
  return { nowMs: () => startedMs + ranMs(), over }
}

interface Time {
  /** In epoch milliseconds: when the run is taken to have begun. */
  startedMs: number
  ranMs: number
  /** Of a round with stages. */
  staged?: StagedRun | undefined
}

/** The public view of the round at this many milliseconds into its run, and the bet's state. */
export function momentOf(rules: TableRules, bet: SharedBetView, { startedMs, ranMs, staged }: Time): WatchedMoment {
  const { outcome, fairness, chain, sharedRoundId, gameId: tableId } = bet
  const runMs = staged?.runMs ?? rules.runMs(outcome)
  const isOver = ranMs >= runMs
  const { serverSeed, commit, nonce: number } = fairness
  const result = isOver ? { serverSeed: serverSeed ?? '', outcome, nextMs: startedMs + runMs } : null
  const events = staged
    ? staged.events.flatMap(({ atMs, event }) => (atMs <= ranMs ? [event] : []))
    : [...rules.shownAt({ outcome, atMs: Math.floor(ranMs) })]
  const card = rules.card?.of({ commit, salt: chain.salt, number }) as SharedBetView['outcome'] | undefined
  const round = {
    sharedRoundId,
    number,
    ...(card !== undefined && { card }),
    commit,
    closesMs: startedMs,
    startedMs,
    events,
    result,
  }
  const table = {
    tableId,
    phase: isOver ? ('result' as const) : ('running' as const),
    pots: {},
    chain,
    next: null,
    round,
  }
  return {
    table: { ...table, serverMs: startedMs, tempo: 1 },
    bet: ranMs >= (rules.endedAtMs?.(bet.events) ?? runMs) ? bet : standing(bet),
  }
}

/** The bet before it came to anything: of its events only the tickets that were dealt, and what its player decided. */
const standing = (bet: SharedBetView): SharedBetView => ({
  ...bet,
  state: 'taken',
  payoutMinor: '0',
  events: bet.events.filter(({ type }) => type === 'dealt' || type === 'decided'),
})

const isNews = (before: WatchedMoment, now: WatchedMoment): boolean =>
  before.table.phase !== now.table.phase ||
  before.bet.state !== now.bet.state ||
  before.table.round?.events.length !== now.table.round?.events.length
