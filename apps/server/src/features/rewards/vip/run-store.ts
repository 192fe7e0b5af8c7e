import type { RewardJob } from '@fairground/contract'
import type { Reader, Tx } from '../../../db/db.ts'

export interface RewardRun {
  runId: string
  job: RewardJob
  period: string
  /** Name of the operator; undefined when the clock started it. */
  askedBy: string | undefined
  startedAt: Date
  finishedAt: Date | undefined
  memberCount: number
  amountMinor: bigint
}

export interface NewRun {
  runId: string
  job: RewardJob
  period: string
  staffId: string | undefined
  at: Date
}

export async function addRun(tx: Tx, { runId, job, period, staffId, at }: NewRun): Promise<void> {
  await tx
    .insertInto('reward_runs')
    .values({ id: runId, job, period, asked_by: staffId ?? null, started_at: at })
    .execute()
}

interface Finish {
  runId: string
  period: string
  at: Date
  memberCount: number
  amountMinor: bigint
}

export async function finishRun(tx: Tx, { runId, period, at, memberCount, amountMinor }: Finish): Promise<void> {
  await tx
    .updateTable('reward_runs')
    .set({ period, finished_at: at, member_count: memberCount, amount_minor: amountMinor })
    .where('id', '=', runId)
    .execute()
}

export async function hasFinished(reader: Reader, job: RewardJob, period: string): Promise<boolean> {
  const row = await reader
    .selectFrom('reward_runs')
    .select('id')
    .where('job', '=', job)
    .where('period', '=', period)
    .where('finished_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The last ones, newest first. */
export async function listRuns(reader: Reader, countMax: number): Promise<RewardRun[]> {
  const rows = await reader
    .selectFrom('reward_runs as r')
    .leftJoin('operators as o', 'o.id', 'r.asked_by')
    .selectAll('r')
    .select('o.username')
    .orderBy('r.started_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(countMax)
    .execute()
  return rows.map((row) => ({
    runId: row.id,
    job: row.job as RewardJob,
    period: row.period,
    askedBy: row.username ?? undefined,
    startedAt: row.started_at,
    finishedAt: row.finished_at ?? undefined,
    memberCount: row.member_count,
    amountMinor: BigInt(row.amount_minor),
  }))
}
