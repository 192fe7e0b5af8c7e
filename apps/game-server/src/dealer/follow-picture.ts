import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { DealtRoundRow, SharedRoundRow, Tx } from '../db/schema.ts'
import { tellTable } from '../tables/shared-round-store.ts'
import { findPicture } from '../video/picture-store.ts'
import { holdRound } from './dealer-store.ts'
import { openIncident } from './incidents.ts'
import { voidRound } from './pause.ts'
import { pictureLost, pictureStep } from './picture-loss.ts'

interface Held {
  round: SharedRoundRow
  dealt: DealtRoundRow
}

/**
 * A round that takes bets follows the picture of its table: bets are taken longer while it is lost, and all stakes go back
 * when it stays away. `none`: there was no picture in this round.
 */
export async function followPicture(
  context: AppContext,
  round: SharedRoundRow,
  dealt: DealtRoundRow,
): Promise<'none' | 'same' | 'changed'> {
  const of = { table_id: round.table_id, shift_id: dealt.shift_id }
  const picture = await findPicture(context.db, of)
  if (!picture || picture.seen_at < round.opened_at) return 'none'
  if (stepOf(context, dealt, picture.seen_at) === undefined) return 'same'
  return transact(context.db, async (tx) => {
    const held = await holdRound(tx, round.table_id)
    const now = await findPicture(tx, of)
    const isSame = held?.round.shared_round_id === round.shared_round_id && held.round.state === 'betting'
    if (!isSame || !now || held.dealt.paused_at) return 'same'
    return (await takeStep(context, tx, held, now.seen_at)) ? 'changed' : 'same'
  })
}

const stepOf = ({ clock }: AppContext, { picture_lost_at, picture_back_at }: DealtRoundRow, seenAt: Date) =>
  pictureStep({
    ...{ nowMs: clock.now().getTime(), seenMs: seenAt.getTime() },
    ...{ lostMs: picture_lost_at?.getTime(), backMs: picture_back_at?.getTime() },
  })

async function takeStep(context: AppContext, tx: Tx, held: Held, seenAt: Date): Promise<boolean> {
  const { round, dealt } = held
  const step = stepOf(context, dealt, seenAt)
  if (!step) return false
  if (step.kind === 'void') {
    await tellIncident(context, tx, round, true)
    return voidRound(context, tx, round, pictureLost)
  }
  if (step.kind === 'back') await tellIncident(context, tx, round, false)
  await tx
    .updateTable('dealt_rounds')
    .set({
      picture_lost_at: dealt.picture_lost_at ?? seenAt,
      picture_back_at: step.kind === 'back' ? seenAt : null,
      picture_added_ms: step.addedMs,
    })
    .where('shared_round_id', '=', round.shared_round_id)
    .execute()
  const closes_at = new Date(round.closes_at.getTime() + step.addedMs - dealt.picture_added_ms)
  await tx
    .updateTable('shared_rounds')
    .set({ closes_at })
    .where('shared_round_id', '=', round.shared_round_id)
    .execute()
  await tellTable(tx, { tableId: round.table_id, what: 'table' })
  return true
}

/** When a loss is over, so that each is one incident. The clock alone decides: nobody has to say yes. */
async function tellIncident(context: AppContext, tx: Tx, round: SharedRoundRow, isAwayLong: boolean): Promise<void> {
  const incident = {
    tableId: round.table_id,
    round,
    kind: pictureLost,
    facts: { isAwayLong },
    by: 'controller',
  } as const
  const incidentId = await openIncident(context, tx, incident)
  await tx
    .updateTable('incidents')
    .set({ decided_at: context.clock.now(), money_moved: isAwayLong })
    .where('incident_id', '=', incidentId)
    .execute()
}
