import { type EditedContent, type FieldError, pictureSizes, pictureUseOf } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { contentFaults } from './content-faults.ts'
import { type Content, publish, retire, tidy } from './content-item.ts'
import { isGoodParent, isSlugTaken, lockContent, saveContent } from './content-store.ts'
import { hasPicture } from './picture-store.ts'
import { findEdition, keepVersion } from './version-store.ts'

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
  return transact(call.app.db, (tx) => saveChecked(tx, { call, staff, content, action: 'content.added' }))
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
    await keepVersion(tx, before)
    const content = { ...rewritten(before, edited), ...stamp(before, call, staff) }
    return saveChecked(tx, { call, staff, content, action: 'content.changed' })
  })
}

const rewritten = (before: Content, edited: EditedContent): Content => {
  const { from, until, ...rest } = tidy(edited)
  return { ...before, ...rest, from: from ? new Date(from) : before.from, until: until ? new Date(until) : undefined }
}

interface Return {
  contentId: string
  version: number
  /** The one that is replaced. */
  revision: number
}

/** Saves an old version as the newest one; whether it is shown does not change. Refusals: NOT_FOUND, STATE_CONFLICT, VALIDATION. */
export const restoreContent = (
  call: Call,
  staff: StaffSession,
  { contentId, version, revision }: Return,
): Promise<Outcome<Content>> =>
  transact(call.app.db, async (tx) => {
    const before = await lockContent(tx, contentId)
    const edition = before && (await findEdition(tx, contentId, version))
    if (!before || !edition) return refuse('NOT_FOUND')
    if (before.revision !== revision) return refuse('STATE_CONFLICT')
    const faults = contentFaults(edition)
    if (faults.length > 0) return refuse('VALIDATION', { value: { errors: faults } })
    await keepVersion(tx, before)
    const content = { ...rewritten(before, edition), ...stamp(before, call, staff) }
    return saveChecked(tx, { call, staff, content, action: 'content.restored' })
  })

const turns = {
  publish: { turn: publish, action: 'content.published' },
  retire: { turn: (content: Content) => retire(content), action: 'content.retired' },
}

/** Publishes or withdraws a content. Refusals: NOT_FOUND, STATE_CONFLICT, VALIDATION for one whose time is over. */
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

/** Saves a piece whose address is free and whose picture is one for its place. Refusals: VALIDATION. */
async function saveChecked(tx: Tx, saved: Saved): Promise<Outcome<Content>> {
  const faults = await faultsThere(tx, saved.content)
  if (faults.length > 0) return refuse('VALIDATION', { value: { errors: faults } })
  await save(tx, saved)
  await keepVersion(tx, saved.content)
  return ok(saved.content)
}

/** What only the database knows to be amiss. */
async function faultsThere(tx: Tx, content: Content): Promise<FieldError[]> {
  const faults: FieldError[] = []
  if (await isSlugTaken(tx, content)) faults.push({ field: 'slug', key: 'validation.slugTaken' })
  if (!(await isGoodParent(tx, content))) faults.push({ field: 'parentId', key: 'validation.format' })
  const use = pictureUseOf(content.type)
  const isGood =
    content.pictureId === undefined || !use || (await hasPicture(tx, content.pictureId, pictureSizes[use].width))
  if (!isGood) faults.push({ field: 'pictureId', key: 'validation.unknownUpload' })
  return faults
}

async function save(tx: Tx, { call, staff, content, action }: Saved): Promise<void> {
  await saveContent(tx, content)
  const { type, revision, groupName, execution, slug, from, until } = content
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
      ...(slug && { slug }),
      from: from.toISOString(),
      ...(until && { until: until.toISOString() }),
    },
    ip: call.ip,
    requestId: call.requestId,
  })
}
