import type { AnyRouter } from '@orpc/server'
import { traverseContractProcedures } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { envelopeOf } from './http-app.ts'
import { namedValues } from './named-values.ts'

const formType = 'application/x-www-form-urlencoded'

/** Lets the calls that the contract marks read form-encoded bodies, and nothing else; any other call refuses those. */
export function registerFormRoutes(app: FastifyInstance, router: AnyRouter): void {
  const paths = new Set<string>()
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { meta, route } = contract['~orpc']
    if (meta.form === true && route.path) paths.add(route.path)
  })
  app.addContentTypeParser<string>(formType, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    namedValues(new URLSearchParams(body)),
  )
  app.addHook('preParsing', async (request, reply) => {
    const isForm = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === formType
    const wantsForm = paths.has(request.url.split('?')[0] ?? '')
    if (isForm !== wantsForm) return reply.status(415).send(envelopeOf(request, 'BAD_REQUEST'))
  })
}
