import type { SharedBetView } from '@fairground/contract/studio'
import type { InstantEvent } from '@fairground/game-rules/instant'
import { type Hand, readDecisions, type TableRules } from '@fairground/game-rules/tables'

/** What a round with stages showed, each with its moment of the run. */
export interface StagedRun {
  events: readonly { atMs: number; event: InstantEvent }[]
  runMs: number
}

/** The round of a bet as its player would have seen it alone: the deal, a stage after the other, and the end. */
export function stagedRun(rules: TableRules, bet: SharedBetView): StagedRun | undefined {
  const { stages } = rules
  const read = rules.readBet(bet.bet, bet.currency)
  const decisions = readDecisions(bet.events.find(({ type }) => type === 'decided'))
  if (!stages || !read.ok || !decisions) return undefined
  const { outcome } = bet
  const hand: Hand<{ stakeMinor: bigint }> = { bet: read.value, ...decisions }
  const isPlayed = (stage: number) =>
    stages.asks(hand, outcome, stage).length > 0 || stages.goesOn([hand], outcome, stage)
  const events: StagedRun['events'][number][] = []
  const show = (stage: number, atMs: number) => {
    for (const event of stages.shownAfter([hand], outcome, stage)) events.push({ atMs, event })
  }
  show(0, 0)
  let atMs = stages.dealMs
  for (let stage = 1; stage <= stages.stagesMax && isPlayed(stage); stage += 1) {
    show(stage, atMs)
    atMs += stages.showMs
  }
  const endMs = rules.runMs(outcome, [hand])
  for (let ms: number | undefined = 0, shown = 0; ms !== undefined; ms = rules.nextShownMs?.({ outcome, atMs: ms })) {
    const all = rules.shownAt({ outcome, atMs: ms })
    for (const event of all.slice(shown)) events.push({ atMs: atMs + ms, event })
    shown = all.length
  }
  return { events, runMs: atMs + endMs }
}
