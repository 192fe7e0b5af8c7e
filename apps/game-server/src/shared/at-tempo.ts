import type { SharedTitle } from '../catalogue/game.ts'

type SharedRules = SharedTitle['rules']

/** Bets need this long, however fast the run. */
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
    runMs: (outcome, hands) => real(runMs(outcome, hands)),
    ...(rules.stages && { stages: { ...rules.stages, showMs: real(rules.stages.showMs) } }),
    shownAt: (moment) => shownAt(ruled(moment)),
    ...(nextShownMs && {
      nextShownMs: (moment) => {
        const nextMs = nextShownMs(ruled(moment))
        return nextMs === undefined ? undefined : real(nextMs)
      },
    }),
    ...(settlesAt && {
      settlesAt: (bet, outcome, limitMinor) => {
        const atMs = settlesAt(bet, outcome, limitMinor)
        return atMs === undefined ? undefined : real(atMs)
      },
    }),
    ...(act && { act: (bet, moment, limitMinor) => act(bet, ruled(moment), limitMinor) }),
  }
}

const saleMs = (ruledMs: number, tempo: number): number => Math.max(Math.min(ruledMs, betMsMin), ruledMs / tempo)
