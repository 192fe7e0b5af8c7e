import type { SharedTitle } from '../catalogue/game.ts'

type SharedRules = SharedTitle['rules']
type Stages = NonNullable<SharedRules['stages']>

/** Bets need this long, however fast the run, and so does a long result. */
const betMsMin = 6_000

/**
 * The same game on a faster clock: a world of tests does not wait for long runs. What is drawn, paid and shown stays; only
 * the sale and the run take less time. Frames hear the tempo with the table.
 */
export function atTempo(rules: SharedRules, tempo: number): SharedRules {
  if (tempo === 1) return rules
  const real = (ms: number) => Math.ceil(ms / tempo)
  const { schedule, runMs, shownAt, nextShownMs, settlesAt, act } = rules
  const ruled = <Shown extends { atMs: number }>(moment: Shown): Shown => ({ ...moment, atMs: moment.atMs * tempo })
  return {
    ...rules,
    schedule: (nowMs, speed) => ({ closesAtMs: nowMs + saleMs(schedule(nowMs, speed).closesAtMs - nowMs, tempo) }),
    resultMs: saleMs(rules.resultMs, tempo),
    runMs: (outcome, hands) => real(runMs(outcome, hands)),
    ...(rules.stages && { stages: stagesAt(rules.stages, real) }),
    shownAt: (moment) => shownAt(ruled(moment)),
    ...(nextShownMs && {
      nextShownMs: (moment) => {
        const nextMs = nextShownMs(ruled(moment))
        return nextMs === undefined ? undefined : real(nextMs)
      },
    }),
    ...(settlesAt && {
      settlesAt: (bet, outcome, limitMinor, facts) => {
        const atMs = settlesAt(bet, outcome, limitMinor, facts)
        return atMs === undefined ? undefined : real(atMs)
      },
    }),
    ...(act && { act: (bet, moment, limitMinor) => act(bet, ruled(moment), limitMinor) }),
  }
}

/** Players need as long as ever to decide. */
const stagesAt = (stages: Stages, real: (ms: number) => number): Stages => ({
  ...stages,
  ...{ showMs: real(stages.showMs), dealMs: real(stages.dealMs) },
})

const saleMs = (ruledMs: number, tempo: number): number => Math.max(Math.min(ruledMs, betMsMin), ruledMs / tempo)
