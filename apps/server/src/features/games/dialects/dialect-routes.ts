import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { isSiteClosed } from '../../site/site/index.ts'
import { type DialectVendor, findDialectVendor, isAllowedFrom } from '../catalogue/index.ts'
import type { DialectAnswer, DialectCall } from './dialect-call.ts'
import { answerGcp, refuseGcp } from './gcp.ts'
import { answerHub, refuseHub } from './hub.ts'
import { isHmacOf, isRsaOf } from './signatures.ts'

const bodyLimit = 64 * 1024

/** Vendors that speak protocols of their own, `POST /psw/gcp/{vendor}/play` and `POST /psw/hub/{vendor}/{call}`. */
export async function registerDialects(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
      const config = { rateLimit: false } as const
      scope.post('/gcp/:vendorId/play', { config }, async (request, reply) => {
        const call = await prove(context, request, 'gcp')
        return send(reply, call ? await answerGcp(call) : refuseGcp)
      })
      scope.post('/hub/:vendorId/*', { config }, async (request, reply) => {
        const call = await prove(context, request, 'hub')
        const { '*': name = '' } = request.params as { '*'?: string }
        return send(reply, call ? await answerHub(call, name) : refuseHub)
      })
    },
    { prefix: '/psw' },
  )
}

const send = (reply: FastifyReply, { status, body }: DialectAnswer) =>
  reply.status(status).header('cache-control', 'no-store').send(body)

/** Undefined for whoever is not this vendor. */
async function prove(
  context: AppContext,
  request: FastifyRequest,
  dialect: 'gcp' | 'hub',
): Promise<DialectCall | undefined> {
  const { vendorId = '' } = request.params as { vendorId?: string }
  const vendor = await findDialectVendor(context, vendorId)
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  if (vendor?.dialect !== dialect || vendor.status === 'disabled') return undefined
  if (!isAllowedFrom(vendor.allowedNetworks, request.ip) || !isSignedBy(vendor, request, body)) {
    request.log.warn({ vendor: vendorId, ip: request.ip }, 'a call of a vendor was refused')
    return undefined
  }
  const takesBets = vendor.status === 'active' && !(await isSiteClosed(context))
  const secret = vendor.secrets[0] ?? Buffer.alloc(0)
  return { context, body, newVendor: () => ({ vendorId, secret, takesBets, nonce: randomUUID() }) }
}

function isSignedBy(
  { publicKey, secrets, dialect }: DialectVendor,
  { headers }: FastifyRequest,
  body: Buffer,
): boolean {
  if (dialect === 'gcp')
    return secrets.some((secret) => isHmacOf(secret, body, String(headers['x-request-sign'] ?? '')))
  return publicKey !== undefined && isRsaOf(publicKey, body, String(headers['x-hub88-signature'] ?? ''))
}
