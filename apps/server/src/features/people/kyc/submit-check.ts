import type { Identity, IdentityBody } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { attachUpload, lockUpload } from '../../site/uploads/index.ts'
import { readPolicy } from '../policy/index.ts'
import type { Check } from './check.ts'
import { type Details, idNumberKey, sealDetails } from './check-details.ts'
import { addCheck, listChecksOf } from './check-store.ts'
import { noteDuplicates } from './find-duplicates.ts'
import { bodyFaults, nextLevel } from './identity-check.ts'
import { readIdentity } from './read-identity.ts'
import { screenPerson } from './screen-person.ts'

interface Owner {
  memberId: string
  currency: string
}

/**
 * Asks for a check of a paper, with the pictures that show it. Refusals: VALIDATION for an age below that of the rules, a
 * paper that has ended and pictures that are not there, STATE_CONFLICT while a check waits and for another level than the next.
 */
export async function submitCheck(call: Call, owner: Owner, body: IdentityBody): Promise<Outcome<Identity>> {
  const { app } = call
  return transact(app.db, async (tx) => {
    const { ageMin } = await readPolicy(app, tx)
    const today = siteDay(app)
    const errors = bodyFaults(body, { today, ageMin })
    if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
    if (nextLevel(await listChecksOf(tx, owner.memberId), today) !== body.level) return refuse('STATE_CONFLICT')
    for (const [field, id] of picturesOf(body))
      if (!(await lockUpload(tx, { id, memberId: owner.memberId, purpose: 'kyc' })))
        return refuseField(field, 'validation.unknownUpload')
    const check = newCheck(call, owner.memberId, body)
    if (!(await addCheck(tx, check))) return refuse('STATE_CONFLICT')
    for (const [, id] of picturesOf(body)) await attachUpload(tx, { id, subject: check.id, now: check.askedAt })
    await lookUp(tx, call, owner.memberId, body)
    await recordAudit(tx, {
      ...{ actor: { kind: 'member', id: owner.memberId }, action: 'identity.asked', subject: check.id },
      ...{ detail: { level: body.level, document: body.document }, ip: call.ip, requestId: call.requestId },
    })
    return ok(await readIdentity({ ...app, db: tx }, owner))
  })
}

function picturesOf(body: IdentityBody): [string, string][] {
  if (body.level === 2) return [['front', body.front]]
  return [
    ['front', body.front],
    ...(body.back ? ([['back', body.back]] as [string, string][]) : []),
    ['selfie', body.selfie],
  ]
}

function newCheck({ app }: Call, memberId: string, body: IdentityBody): Check {
  const askedAt = app.clock.now()
  const id = newId('kyc', askedAt.getTime())
  const isFirst = body.level === 1
  return {
    ...{ id, memberId, level: body.level, source: 'documents', document: body.document },
    country: isFirst ? body.country : null,
    detailsSealed: isFirst ? sealDetails(app, id, detailsOf(body)) : null,
    idNumberKey: isFirst ? idNumberKey(app, body.idNumber) : null,
    documentExpiresOn: isFirst ? (body.expiresOn ?? null) : null,
    ...{ providerRef: null, state: 'pending', askedAt, decidedAt: null, decidedBy: null },
    ...{ reason: null, note: null, validUntil: null },
  }
}

const detailsOf = ({ fullName, birthday, idNumber }: Details): Details => ({ fullName, birthday, idNumber })

/** Whether this is somebody the house knows already, or one of a list. */
async function lookUp(tx: Tx, { app }: Call, memberId: string, body: IdentityBody): Promise<void> {
  await noteDuplicates(tx, app, memberId)
  if (body.level === 1)
    await screenPerson(tx, app, { memberId, name: body.fullName, birthYear: Number(body.birthday.slice(0, 4)) })
}
