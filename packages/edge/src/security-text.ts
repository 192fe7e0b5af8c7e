import type { FastifyInstance } from 'fastify'

const dayMs = 24 * 60 * 60_000
/** RFC 9116 wants less than a year. */
const lifeDays = 180

/** Serves where weaknesses are told (RFC 9116): the operator's own address, or the site's contact page. */
export function registerSecurityText(
  app: FastifyInstance,
  { origin, contact }: { origin: string; contact: string },
): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(Math.ceil(Date.now() / dayMs + lifeDays) * dayMs)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: vi, en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
