import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documentPolicy } from './document-policy.ts'
import { pagePaths } from './page-paths.ts'
import { policyText } from './policy-text.ts'
import { sendCompressed } from './send-compressed.ts'
import { sendUnmatched } from './send-unmatched.ts'

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
  /** Whether a page stands at an address of one word that no route has for itself. */
  hasWord?: (host: string, word: string) => Promise<boolean>
}

const pageMethods = ['GET', 'HEAD', 'OPTIONS']

const nonceBytes = 16

/** Serves a built browser app: hashed assets for ever, pre-compressed; any other path is the app's own to route. */
export async function serveApp(
  app: FastifyInstance,
  { folder, apiPrefixes, dress, hasWord }: BrowserApp,
): Promise<void> {
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
      globIgnore: ['index.html*', 'pages.json*', 'server/**'],
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const placeAt = pagePaths(folder)
  const others = [...apiPrefixes, '/assets']
  // Pages are no route of their own: without this they would be asked for without end.
  const limit = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {}
  app.setNotFoundHandler(limit, async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    // An address that ends like a file is none of a page, and none of ours begins with a dot.
    const isOther = others.some((prefix) => path.startsWith(prefix)) || isFile(path)
    if (isOther || !isBuilt) return sendUnmatched(app, request, reply)
    const place = placeAt(path)
    const isWord = place === 'word' && (await hasWord?.(request.host, path.replaceAll('/', '')))
    const isKnown = place === 'page' || isWord === true
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendUnmatched(app, request, reply, isKnown ? pageMethods : [])
    const page = await dress(html, request)
    return sendPage(reply, isKnown || place === 'perhaps' ? page : { ...page, status: 404 })
  })
}

const isFile = (path: string): boolean => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return path.includes('/.') || (name.includes('.') && !name.endsWith('.html'))
}

/** An unchanged page is kept in the browser's cache, with its nonce. */
async function sendPage(reply: FastifyReply, { html, policy, status = 200 }: Page): Promise<FastifyReply> {
  const etag = `W/"${createHash('sha256').update(html).update(policyText(policy)).digest('base64url').slice(0, 27)}"`
  reply.status(status).headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding, cookie' })
  if (status === 200 && reply.request.headers['if-none-match']?.includes(etag)) {
    reply.removeHeader('content-security-policy')
    return reply.status(304).send()
  }
  const nonce = randomBytes(nonceBytes).toString('base64')
  reply.header('content-security-policy', policyText(documentPolicy(policy, nonce))).type('text/html; charset=utf-8')
  return sendCompressed(reply, withNonce(html, nonce))
}

/** Scripts of the document itself; data that stands in it runs nowhere and wants no mark. */
const withNonce = (html: string, nonce: string): string =>
  html.replace(/<script(?! type="application\/(?:ld\+)?json")/g, `<script nonce="${nonce}"`)
