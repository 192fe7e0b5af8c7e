import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { framePageHeaders, type PageNeeds } from './frame-files.ts'

interface WantedPage {
  request: FastifyRequest
  reply: FastifyReply
  /** Who may frame it. */
  framers: readonly string[]
  needs?: PageNeeds
}

/** Sends the built page of a frame; a first start opens before it is built. */
export function createFramePage(folder: string): (wanted: WantedPage) => FastifyReply {
  let page = readPage(folder)
  return ({ request, reply, framers, needs }) => {
    page ??= readPage(folder)
    if (page === undefined) return reply.status(503).send('The page of this game is not built; run `npm run build`.')
    const headers = framePageHeaders(framers, needs)
    // The same page for everybody, but for who may frame it.
    const etag = `W/"${page.hash}"`
    if (request.headers['if-none-match']?.includes(etag))
      return reply
        .headers({ ...headers, etag })
        .status(304)
        .send()
    const isPacked = page.packed && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (isPacked) reply.header('content-encoding', 'br')
    return reply
      .headers({ ...headers, etag, vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(isPacked ? page.packed : page.plain)
  }
}

/** Whose work the built page contains, under which licences. */
export function noticesRoute(app: FastifyInstance, folder: string): void {
  const notices = path.join(folder, 'third-party-notices.txt')
  app.get('/third-party-notices.txt', async (_request, reply) => {
    if (!existsSync(notices)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(await readFile(notices))
  })
}

interface Page {
  plain: string
  /** In brotli, where the build has left it so. */
  packed: Buffer | undefined
  hash: string
}

function readPage(folder: string): Page | undefined {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const packed = `${file}.br`
  const plain = readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  return { plain, hash, packed: existsSync(packed) ? readFileSync(packed) : undefined }
}
