import { errorStatus } from '@fairground/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context.ts'
import { envelopeOf } from '../../lib/http-app.ts'
import { isInMaintenance } from './site-rules.ts'

/** During maintenance the portal answers what the site is, and nothing else. Vendors still settle rounds under way. */
export function registerMaintenanceGuard(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (request, reply) => {
    const isCall = request.url.startsWith('/wps/') || request.url.startsWith('/lgw/')
    if (!isCall || request.url.startsWith('/wps/system/') || !(await isInMaintenance(context))) return
    return reply.status(errorStatus.MAINTENANCE).send(envelopeOf(request, 'MAINTENANCE'))
  })
}
