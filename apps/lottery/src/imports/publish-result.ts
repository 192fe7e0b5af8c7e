import { transact } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import type { Db, DrawRow, Tx, VersionRow } from '../db/schema.ts'
import { lockDraw } from '../draws/draw-store.ts'
import { type Agreement, agreementOf } from './agree.ts'
import { keyOf, sourceOpinions, typedOpinions } from './import-store.ts'
import { holdMs, type ResultSource } from './official.ts'

/**
 * Brings a draw that waits, or whose result is provisional, to what sources and people say now: published for ten minutes,
 * held for people, or taken back because somebody says otherwise. Called again it changes nothing.
 * @returns the draw as it stands
 */
export function reviewResult(
  context: LotteryContext,
  drawId: string,
  sources: readonly ResultSource[],
): Promise<DrawRow> {
  return transact(context.db, async (tx) => {
    const draw = await lockDraw(tx, drawId)
    if (draw.state !== 'closed' && draw.state !== 'drawn') return draw
    const agreement = agreementOf(await sourceOpinions(tx, draw, sources), await typedOpinions(tx, drawId))
    const now = context.clock.now()
    const isStanding = agreement.kind === 'agreed' && draw.state === 'drawn' && agreement.key === keyOf(draw.result)
    // What has stood for its ten minutes is settled already; whoever differs now asks for a correction.
    if (isStanding || (draw.state === 'drawn' && isOver(draw, now))) return draw
    if (draw.state === 'drawn') await withdraw(tx, draw, now)
    return agreement.kind === 'agreed' ? publish(tx, draw, agreement, now) : hold(tx, draw, agreement)
  })
}

/** Whether a provisional result has stood for its time. */
export const isOver = ({ settles_at }: DrawRow, now: Date): boolean => settles_at !== null && settles_at <= now

async function publish(
  tx: Tx,
  draw: DrawRow,
  agreed: Extract<Agreement, { kind: 'agreed' }>,
  now: Date,
): Promise<DrawRow> {
  const version = draw.result_version + 1
  const settlesAt = new Date(now.getTime() + holdMs)
  await writeVersion(tx, { draw, version, result: agreed.result, by: agreed.by, reason: null, now })
  // It counts as drawn from the end of its ten minutes on.
  return change(tx, draw, {
    ...{ state: 'drawn', result: JSON.stringify(agreed.result), result_version: version, drawn_at: settlesAt },
    ...{ settles_at: settlesAt, held_cause: null },
  })
}

interface NewVersion {
  draw: DrawRow
  version: number
  result: unknown
  by: Extract<Agreement, { kind: 'agreed' }>['by']
  reason: string | null
  now: Date
}

/** Appends a result to those that the draw was given. */
export async function writeVersion(tx: Tx, { draw, version, result, by, reason, now }: NewVersion): Promise<void> {
  await tx
    .insertInto('result_versions')
    .values({
      ...{
        draw_id: draw.shared_round_id,
        version,
        result: JSON.stringify(result),
        told_by: JSON.stringify(by) as never,
      },
      ...{ reason, at: now, withdrawn_at: null, settled_at: null },
    })
    .execute()
}

async function withdraw(tx: Tx, { shared_round_id, result_version }: DrawRow, now: Date): Promise<void> {
  await tx
    .updateTable('result_versions')
    .set({ withdrawn_at: now })
    .where('draw_id', '=', shared_round_id)
    .where('version', '=', result_version)
    .execute()
}

const hold = (tx: Tx, draw: DrawRow, agreement: Exclude<Agreement, { kind: 'agreed' }>): Promise<DrawRow> =>
  change(tx, draw, {
    ...{ state: 'closed', result: null, settles_at: null, drawn_at: null },
    held_cause: agreement.kind === 'held' ? agreement.cause : null,
  })

const change = (tx: Tx, { shared_round_id }: DrawRow, to: object): Promise<DrawRow> =>
  tx
    .updateTable('shared_rounds')
    .set(to)
    .where('shared_round_id', '=', shared_round_id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Every result that these draws were given, the first one first. */
export const listVersions = (reader: Db | Tx, drawIds: readonly string[]): Promise<VersionRow[]> =>
  reader
    .selectFrom('result_versions')
    .selectAll()
    .where('draw_id', 'in', [...drawIds, ''])
    .orderBy('version')
    .execute()
