import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { settleTableAct } from './settle-table-act.ts'
import { addAct, findAskedEnd, findAskedHide, lockTarget, replaceAsked, type TableWish } from './table-act-store.ts'

/** Corrections come from wishes alone. */
type AskedWish = Exclude<TableWish, { kind: 'correct' }>

interface Act {
  action: string
  subject: string
  detail: Record<string, unknown>
}

/** The wish and its record are one commit; only then is the studio told, here and, if need be, by a job. */
export async function askTableAct(call: Call, staffId: string, wish: AskedWish, act: Act): Promise<Outcome<null>> {
  const actId = await transact(call.app.db, (tx) => write(tx, call, { staffId, wish, act }))
  const state = await settleTableAct(call.app, actId)
  if (state === 'asked') return refuse('GAME_UNAVAILABLE')
  return state === 'refused' ? refuse('NOT_FOUND') : ok(null)
}

interface Wished {
  staffId: string
  wish: AskedWish
  act: Act
}

async function write(tx: Tx, { app, ip, requestId }: Call, { staffId, wish, act }: Wished): Promise<string> {
  await lockTarget(tx, wish)
  const earlier = await findEarlier(tx, wish)
  if (earlier) return earlier.id
  if (wish.kind !== 'hide' && wish.kind !== 'end-calls') await replaceAsked(tx, wish)
  const at = app.clock.now()
  const actId = newId('tca', at.getTime())
  await addAct(tx, { id: actId, wish, subject: act.subject, askedBy: staffId, at })
  const { action, subject, detail } = act
  const actor = { kind: 'staff', id: staffId } as const
  await recordAudit(tx, { actor, action, subject, detail: { ...detail, actId }, ip, requestId })
  // Whoever wrote it tells the studio at once; this is for when they do not come to it.
  await enqueue(tx, 'settle-table-act', { actId }, { jobKey: actId, runAt: new Date(at.getTime() + tellAfterMs) })
  return actId
}

/** The same wish, which the studio has not answered. */
async function findEarlier(tx: Tx, wish: AskedWish) {
  if (wish.kind === 'end-calls') return findAskedEnd(tx, wish.sharedRoundId)
  return wish.kind === 'hide' ? findAskedHide(tx, wish.messageId) : undefined
}

const tellAfterMs = 15_000
