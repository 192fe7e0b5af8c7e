import { errorStatus, uploadBytesMax } from '@fairground/contract'
import type { AnyRouter } from '@orpc/server'
import { traverseContractProcedures } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf } from './http-app.ts'
import { namedValues } from './named-values.ts'
import type { Refused } from './outcome.ts'

const uploadType = 'multipart/form-data'
/** Names and boundaries around the file. */
const frameBytesMax = 16 * 1024
const partCountMax = 4

/** Why a caller may not upload now. */
type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<Refused | undefined>

/**
 * Lets the calls that the contract marks read a body in parts, and nothing else; any other call refuses those. Whoever
 * may not upload is told so before a byte of the body is read.
 */
export function registerUploadRoutes(app: FastifyInstance, router: AnyRouter, guard: Guard): void {
  const paths = new Set<string>()
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { meta, route } = contract['~orpc']
    if (meta.upload === true && route.path) paths.add(route.path)
  })
  app.addContentTypeParser<Buffer>(
    uploadType,
    { parseAs: 'buffer', bodyLimit: uploadBytesMax + frameBytesMax },
    async (request: FastifyRequest, body: Buffer) => fieldsOf(request.headers['content-type'] ?? '', body),
  )
  app.addHook('preParsing', async (request, reply) => {
    const isUpload = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === uploadType
    if (!isUpload) return
    if (!paths.has(request.url.split('?')[0] ?? '')) return reply.status(415).send(envelopeOf(request, 'BAD_REQUEST'))
    const refused = await guard(request, reply)
    if (!refused) return
    const { code, value } = refused
    if (value?.retryAfter) reply.header('retry-after', value.retryAfter)
    return reply.status(errorStatus[code]).send(envelopeOf(request, code, value))
  })
}

/** By the platform's own parser. @throws an error with status 400 when the parts are none, too many or of one name */
async function fieldsOf(contentType: string, body: Buffer): Promise<object> {
  const parts = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
  const form = await parts.formData().catch(() => {
    throw Object.assign(new Error('the body is not in parts'), { statusCode: 400 })
  })
  if ([...form.keys()].length > partCountMax)
    throw Object.assign(new Error('the parts are too many'), { statusCode: 400 })
  return namedValues(form)
}
