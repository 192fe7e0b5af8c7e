import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { documentPolicy } from './document-policy.ts'
import { envelopeOf } from './http-app.ts'
import { policyText } from './policy-text.ts'
import { sendCompressed } from './send-compressed.ts'

interface Page {
  html: string
  /** What its host lets it use. */
  policy: Record<string, readonly string[]>
  /** 200 where it is absent. */
  status?: number
}
/** The page as it is sent to whoever asks. */
export type DressPage = (html: string, request: FastifyRequest) => Page | Promise<Page>

interface BrowserApp {
  /** Of the built files. */
  folder: string
  /** Paths that are not the app's own. */
  apiPrefixes: readonly string[]
  dress: DressPage
}

const nonceBytes = 16

/** Serves a built browser app: hashed assets for ever, pre-compressed; any other path is the app's own to route. */
export async function serveApp(app: FastifyInstance, { folder, apiPrefixes, dress }: BrowserApp): Promise<void> {
  const file = path.join(folder, 'index.html')
  const isBuilt = existsSync(file)
  const html = isBuilt ? readFileSync(file, 'utf8') : ''
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      index: false,
      // The page itself is dressed below, by whatever name it is asked for; what draws it is not for browsers.
      globIgnore: ['index.html*', 'server/**'],
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      request.method === 'GET' && ![...apiPrefixes, '/assets'].some((prefix) => request.url.startsWith(prefix))
    if (isPage && isBuilt) {
      const page = await dress(html, request)
      const nonce = randomBytes(nonceBytes).toString('base64')
      reply
        .status(page.status ?? 200)
        .header('content-security-policy', policyText(documentPolicy(page.policy, nonce)))
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
      return sendCompressed(reply, withNonce(page.html, nonce))
    }
    return reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
  })
}

/** Scripts of the document itself; data that stands in it runs nowhere and wants no mark. */
const withNonce = (html: string, nonce: string): string =>
  html.replace(/<script(?! type="application\/(?:ld\+)?json")/g, `<script nonce="${nonce}"`)
