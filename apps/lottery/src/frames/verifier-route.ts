import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const ownPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/

/** The page that checks draws and tickets without the house, under the policy that it was built with, and framed by nobody. */
export function verifierRoute(app: FastifyInstance, client: string): void {
  const file = path.join(client, 'verifier.html')
  app.get('/verifier.html', async (_request, reply) => {
    if (!existsSync(file)) return reply.callNotFound()
    const page = await readFile(file, 'utf8')
    const [, policy = "default-src 'none'"] = ownPolicy.exec(page) ?? []
    return reply
      .headers({
        'content-security-policy': `${policy}; frame-ancestors 'none'`,
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
