import { errorStatus, type Permission } from '@fairground/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { callOf, envelopeOf } from '../../../lib/http-app.ts'
import { findCaller } from '../../people/identity/index.ts'
import { findStaff } from '../../people/staff/index.ts'
import { uploadFolder } from './keep-proof.ts'
import { findUpload, type StoredUpload } from './upload-store.ts'

/** What staff must be allowed to see of the thing that an image proves. */
const permissionOf: Record<string, Permission> = {
  deposit: 'deposits.read',
  withdrawal: 'withdrawals.read',
  activity: 'marketing.read',
  kyc: 'identity.read',
}

/** Shows uploads to the member who sent them, and whom staff sent them to. What belongs to another one is not there. */
export function serveOwnUploads(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { id: string } }>(`${uploadFolder}/:id`, async (request, reply) => {
    const { token } = request.headers
    const session = await findCaller(context, typeof token === 'string' ? token : undefined)
    if (!session) return reply.status(errorStatus.NOT_LOGGED_IN).send(envelopeOf(request, 'NOT_LOGGED_IN'))
    const upload = await findUpload(context.db, request.params.id)
    // What staff have not sent along yet is theirs alone; papers are shown to staff only, whoever holds the session.
    const isShown =
      upload?.purpose !== 'kyc' &&
      upload?.memberId === session.memberId &&
      (upload.isAttached || upload.staffId === null)
    return send(request, reply, isShown ? upload : undefined)
  })
}

/** Shows uploads to staff who may see what they prove; what is sent along with nothing yet, to nobody but whoever sent it. */
export function serveStaffUploads(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { id: string } }>('/staff/uploads/:id', async (request, reply) => {
    const call = callOf(context, context.config.consoleUrl, request, reply)
    const anyone = await findStaff(call)
    if (!anyone.ok) return reply.status(errorStatus[anyone.code]).send(envelopeOf(request, anyone.code))
    const upload = await findUpload(context.db, request.params.id)
    const permission = permissionOf[upload?.purpose ?? '']
    const mayRead = permission !== undefined && anyone.value.permissions.includes(permission)
    const isShown = mayRead && (upload?.isAttached || upload?.staffId === anyone.value.staffId)
    if (isShown && upload.purpose === 'kyc') await recordLook(call, anyone.value.staffId, request.params.id)
    return send(request, reply, isShown ? upload : undefined)
  })
}

const recordLook = ({ app, ip, requestId }: Call, staffId: string, subject: string) =>
  transact(app.db, (tx) =>
    recordAudit(tx, {
      ...{ actor: { kind: 'staff', id: staffId }, action: 'identity.picture-shown', subject, ip, requestId },
    }),
  )

/** A page shows it and nothing else: it is never run, framed, guessed at or kept by a cache. */
function send(request: FastifyRequest, reply: FastifyReply, upload: StoredUpload | undefined) {
  reply.header('cache-control', 'no-store')
  if (!upload) return reply.status(errorStatus.NOT_FOUND).send(envelopeOf(request, 'NOT_FOUND'))
  return reply
    .header('content-type', upload.mime)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(upload.bytes)
}
