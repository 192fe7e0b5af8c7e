import type { EditedContent } from '@fairground/contract'
import { type Tx, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import { type Content, contentFaults, publish, retire, tidy } from './content-item.ts'
import { lockContent, saveContent } from './content-store.ts'

/** Writes a new piece, a draft. Refusals: VALIDATION. */
export async function addContent(call: Call, staff: StaffSession, edited: EditedContent): Promise<Outcome<Content>> {
  const faults = contentFaults(edited)
  if (faults.length > 0) return refuse('VALIDATION', { value: { errors: faults } })
  const now = call.app.clock.now()
  const { from, until, ...rest } = tidy(edited)
  const content: Content = {
    ...rest,
    id: newId('ann', now.getTime()),
    state: 'draft',
    from: from ? new Date(from) : now,
    until: until ? new Date(until) : undefined,
    revision: 1,
    changedBy: staff.staffId,
    changedAt: now,
  }
  return transact(call.app.db, async (tx) => {
    await save(tx, { call, staff, content, action: 'content.added' })
    return ok(content)
  })
}

interface Edition {
  contentId: string
  edited: EditedContent
  /** The one it was written against. */
  revision: number
}

/** Changes a piece, published or not. Refusals: NOT_FOUND, VALIDATION, STATE_CONFLICT when somebody else changed it meanwhile. */
export async function changeContent(
  call: Call,
  staff: StaffSession,
  { contentId, edited, revision }: Edition,
): Promise<Outcome<Content>> {
  const faults = contentFaults(edited)
  if (faults.length > 0) return refuse('VALIDATION', { value: { errors: faults } })
  return transact(call.app.db, async (tx) => {
    const before = await lockContent(tx, contentId)
    if (!before) return refuse('NOT_FOUND')
    if (before.revision !== revision || before.type !== edited.type) return refuse('STATE_CONFLICT')
    const { from, until, ...rest } = tidy(edited)
    const content: Content = {
      ...before,
      ...rest,
      from: from ? new Date(from) : before.from,
      until: until ? new Date(until) : undefined,
      ...stamp(before, call, staff),
    }
    await save(tx, { call, staff, content, action: 'content.changed' })
    return ok(content)
  })
}

const turns = {
  publish: { turn: publish, action: 'content.published' },
  retire: { turn: (content: Content) => retire(content), action: 'content.retired' },
}

/** Shows a piece, or takes it off. Refusals: NOT_FOUND, STATE_CONFLICT, VALIDATION for one whose time is over. */
export const turnContent = (
  call: Call,
  staff: StaffSession,
  { contentId, way }: { contentId: string; way: keyof typeof turns },
): Promise<Outcome<Content>> =>
  transact(call.app.db, async (tx) => {
    const before = await lockContent(tx, contentId)
    if (!before) return refuse('NOT_FOUND')
    const { turn, action } = turns[way]
    const turned = turn(before, call.app.clock.now())
    if (!turned.ok) return turned
    const content = { ...turned.value, ...stamp(before, call, staff) }
    await save(tx, { call, staff, content, action })
    return ok(content)
  })

const stamp = ({ revision }: Content, { app }: Call, { staffId }: StaffSession) => ({
  revision: revision + 1,
  changedBy: staffId,
  changedAt: app.clock.now(),
})

interface Saved {
  call: Call
  staff: StaffSession
  content: Content
  action: string
}

async function save(tx: Tx, { call, staff, content, action }: Saved): Promise<void> {
  await saveContent(tx, content)
  const { type, revision, groupName, execution, from, until } = content
  await recordAudit(tx, {
    actor: { kind: 'staff', id: staff.staffId },
    action,
    subject: content.id,
    detail: {
      type,
      revision,
      title: Object.values(content.texts)[0]?.title,
      ...(groupName && { groupName }),
      ...(execution && { execution }),
      from: from.toISOString(),
      ...(until && { until: until.toISOString() }),
    },
    ip: call.ip,
    requestId: call.requestId,
  })
}
