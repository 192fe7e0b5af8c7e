import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { readPhoneAuth } from './read-phone-auth.ts'

const header = 'content-security-policy'

/** While the identity provider is on, and only then, pages may speak to it: one more address in their policy. */
export function allowPhoneAuth(app: FastifyInstance, context: AppContext): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return
    const { url } = await readPhoneAuth(context)
    if (!url) return
    const policy = String(reply.getHeader(header))
    reply.header(header, policy.replace("connect-src 'self'", `connect-src 'self' ${new URL(url).origin}`))
  })
}
