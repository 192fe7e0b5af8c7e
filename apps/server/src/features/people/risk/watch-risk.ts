import { startOfDay } from '@fairground/contract/site-time'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { measureActions, takenSteps } from './action-store.ts'
import { joinFlags, openCase } from './case-store.ts'
import { findDayFlags } from './find-day-flags.ts'
import { addFlag, findScores, listEarlier, saveScores } from './flag-store.ts'
import { harmRules } from './harm-rules.ts'
import { dayNumber, gatherDay, listActive, listDaysToLook, listHistories, listPersonFacts } from './history-store.ts'
import { launderingRules } from './laundering-rules.ts'
import { readLaundering } from './laundering-store.ts'
import type { Flag } from './rule.ts'
import { saveRun } from './run-store.ts'
import { stepsDue } from './score.ts'
import { takeStep } from './take-step.ts'
import { tellLateFlags } from './tell-late-flags.ts'

const membersPerRead = 500
const system = { kind: 'system', id: 'risk' } as const
const dayMs = 86_400_000

/**
 * Gathers the days since the last look, the last one once more, and looks at yesterday and today: flags, scores, and what
 * follows them. Runs each hour; a day that is looked at again finds nothing twice. Then
 * raises the alarm for what nobody reviewed in time.
 */
export async function watchRisk(app: AppContext): Promise<void> {
  const { db, clock, config } = app
  const { timeZone } = config
  const days = await listDaysToLook(db, { timeZone, now: clock.now() })
  for (const [index, day] of days.entries()) {
    const memberCount = await transact(db, (tx) => gatherDay(tx, day, timeZone))
    // What happened longer ago is figures to compare with: nobody is written to about it any more.
    const isFresh = index >= days.length - 2
    const found = isFresh ? await lookAtDay(app, day) : { flagCount: 0, actionCount: 0 }
    await transact(db, (tx) => saveRun(tx, { day, timeZone, lookedAt: clock.now(), memberCount, ...found }))
  }
  await transact(db, (tx) => measureActions(tx, { timeZone, now: clock.now() }))
  await tellLateFlags(app)
}

async function lookAtDay(app: AppContext, day: string): Promise<{ flagCount: number; actionCount: number }> {
  const found = new Map<string, Flag[]>()
  for (const [memberId, flags] of [...(await findHarm(app, day)), ...(await findLaundering(app, day))])
    found.set(memberId, [...(found.get(memberId) ?? []), ...flags])
  const raised = await transact(app.db, async (tx) => {
    const kept = new Map<string, Flag[]>()
    for (const [memberId, flags] of found) {
      const fresh = await keepFlags(app, tx, { memberId, flags, day })
      if (fresh.length > 0) kept.set(memberId, fresh)
    }
    await saveScores(tx, day)
    return kept
  })
  let actionCount = 0
  for (const [memberId, flags] of raised)
    if (flags.some(({ kind }) => kind === 'harm')) actionCount += await climb(app, { memberId, flags, day })
  return { flagCount: [...raised.values()].flat().length, actionCount }
}

async function findHarm({ db }: AppContext, day: string): Promise<[string, Flag[]][]> {
  const active = await listActive(db, day)
  const today = dayNumber(day)
  const found: [string, Flag[]][] = []
  for (let first = 0; first < active.length; first += membersPerRead) {
    const ids = active.slice(first, first + membersPerRead)
    const [daysOf, factsOf, earlierOf] = await Promise.all([
      listHistories(db, ids, day),
      listPersonFacts(db, ids, day),
      listEarlier(db, ids, day),
    ])
    for (const memberId of ids) {
      const history = { today, days: daysOf(memberId), ...factsOf(memberId) }
      const flags = findDayFlags(harmRules, history, { kind: 'harm', today, earlier: earlierOf(memberId) })
      if (flags.length > 0) found.push([memberId, flags])
    }
  }
  return found
}

async function findLaundering({ db, clock, config }: AppContext, day: string): Promise<[string, Flag[]][]> {
  const since = startOfDay(day, config.timeZone)
  const at = new Date(Math.min(clock.now().getTime(), since.getTime() + dayMs))
  const figures = await readLaundering(db, { since, at })
  const earlierOf = await listEarlier(db, [...figures.keys()], day)
  const today = dayNumber(day)
  return [...figures].map(([memberId, one]) => [
    memberId,
    findDayFlags(launderingRules, one, { kind: 'laundering', today, earlier: earlierOf(memberId) }),
  ])
}

/** Those of them that are new. Signs of laundering go to a case at once: nothing else follows, and nobody is told. */
async function keepFlags(
  { clock }: AppContext,
  tx: Tx,
  { memberId, flags, day }: { memberId: string; flags: Flag[]; day: string },
): Promise<Flag[]> {
  const now = clock.now()
  const fresh: Flag[] = []
  for (const flag of flags) if (await addFlag(tx, { memberId, flag, day, now })) fresh.push(flag)
  if (!fresh.some(({ kind }) => kind === 'laundering')) return fresh
  const { id, isNew } = await openCase(tx, { memberId, task: 'laundering', now })
  await joinFlags(tx, id, { memberId, kind: 'laundering' })
  if (isNew) await recordAudit(tx, { actor: system, action: 'risk-case.opened', subject: id })
  return fresh
}

/** Takes the steps that the score calls for now, each once within 30 days. */
function climb(
  app: AppContext,
  { memberId, flags, day }: { memberId: string; flags: Flag[]; day: string },
): Promise<number> {
  return transact(app.db, async (tx) => {
    const { harm } = await findScores(tx, memberId)
    const isStrong = flags.some((flag) => flag.isStrong)
    const steps = stepsDue(harm, await takenSteps(tx, memberId, day), isStrong)
    const reason = flags
      .filter(({ kind }) => kind === 'harm')
      .map(({ rule }) => rule)
      .join(', ')
    for (const { step, kind } of steps)
      await takeStep(app, tx, { memberId, kind, step, score: harm, reason, actor: system })
    return steps.length
  })
}
