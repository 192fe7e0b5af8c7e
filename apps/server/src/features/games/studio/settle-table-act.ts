import { randomUUID } from 'node:crypto'
import { PswUnknownOutcome } from '@fairground/psw'
import * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { waitMsAfter } from '../../money/vendor-wallets/index.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'
import { findAct, lockAct, saveAnswered, savePostponed, type TableAct } from './table-act-store.ts'

const Answer = z.object({ code: z.string() })
const words: Readonly<Record<string, Word>> = { OK: 'done', UNKNOWN_CALL: 'refused', BAD_REQUEST: 'refused' }
type Word = 'done' | 'refused'

/**
 * Tells the studio what staff wish, and answers how that stands; without an answer it is told again later. Telling twice
 * is safe: hiding and muting are idempotent.
 */
export async function settleTableAct(context: AppContext, actId: string): Promise<string> {
  const act = await findAct(context.db, actId)
  if (!act) throw new Error(`there is no act ${actId} at a table`)
  if (act.state !== 'asked') return act.state
  const word = await tellStudio(context, act)
  return transact(context.db, async (tx) => {
    const still = await lockAct(tx, actId)
    if (still?.state !== 'asked') return still?.state ?? act.state
    if (!word) return postpone(context, tx, still)
    await saveAnswered(tx, actId, word)
    const actor = { kind: 'vendor', id: houseVendorId } as const
    await recordAudit(tx, { actor, action: actionOf(still, word), subject: still.subject, detail: { actId } })
    // A closed table is no title to launch, an opened one is: the lobby hears of it at once.
    if ((still.kind === 'state' || still.kind === 'setup') && word === 'done')
      await enqueue(
        tx,
        'refresh-catalogue',
        { vendorId: houseVendorId },
        { jobKey: `refresh-catalogue:${houseVendorId}` },
      )
    return word
  })
}

/** Undefined while nobody knows whether the studio has done it. */
async function tellStudio(context: AppContext, act: TableAct): Promise<Word | undefined> {
  const { path, body } = callOf(act)
  try {
    const wish = { vendorId: houseVendorId, method: 'POST', path, isEvenWhenOff: true } as const
    const { answer } = await postToVendor(context, { ...wish, body: { requestId: randomUUID(), ...body } })
    return words[Answer.safeParse(answer).data?.code ?? '']
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    context.log.warn({ path, err: error }, 'the studio did not answer to what staff wish at its tables')
    return undefined
  }
}

function callOf({ kind, message_id, player_id, minutes, table_id, table_state, cause, setup, asked_by: by }: TableAct) {
  if (kind === 'correct') return { path: '/rounds/corrections', body: { ...Object(setup), isTrial: false } }
  if (kind === 'end-calls') return { path: '/rounds/corrections/calls', body: Object(setup) }
  if (kind === 'setup') return { path: '/tables/setups', body: { ...Object(setup), isTrial: false } }
  if (kind === 'state') return { path: '/tables/state', body: { tableId: table_id, state: table_state, cause } }
  return kind === 'hide'
    ? { path: '/chat/hide', body: { messageId: Number(message_id), by } }
    : { path: '/chat/mute', body: { playerId: player_id, minutes, by } }
}

function actionOf({ kind, minutes, table_state, setup }: TableAct, word: Word): string {
  if (kind === 'end-calls') return endActionOf(Object(setup).does, word)
  if (kind === 'correct') return word === 'refused' ? 'table.correction-refused' : 'table.corrected'
  if (kind === 'setup') return word === 'refused' ? 'table.setup-refused' : 'table.set-up'
  if (kind === 'state')
    return word === 'refused' ? 'table.refused' : (stateActions[table_state ?? ''] ?? 'table.opened')
  if (word === 'refused') return 'table-chat.refused'
  if (kind === 'hide') return 'table-chat.message-hidden'
  return minutes === 0 ? 'table-chat.player-unmuted' : 'table-chat.player-muted'
}

function endActionOf(does: unknown, word: Word): string {
  if (word === 'refused') return 'table.correction-end-refused'
  return does === 'retry' ? 'table.correction-retried' : 'table.correction-ended'
}

const stateActions: Readonly<Record<string, string>> = {
  open: 'table.opened',
  paused: 'table.paused',
  closed: 'table.closed',
}

async function postpone({ clock }: AppContext, tx: Tx, { id, try_count }: TableAct): Promise<'asked'> {
  const tryCount = try_count + 1
  const at = new Date(clock.now().getTime() + waitMsAfter(tryCount))
  await savePostponed(tx, id, { tryCount, at })
  await enqueue(tx, 'settle-table-act', { actId: id }, { jobKey: id, runAt: at })
  return 'asked'
}
