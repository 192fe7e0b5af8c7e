import { existsSync } from 'node:fs'
import path from 'node:path'
import { cameraPolicy } from '@fairground/edge'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const forEver = 'public, max-age=31536000, immutable'

export interface PageNeeds {
  /** It takes pictures, and reads codes in them. */
  hasCamera?: boolean
  /** It reads codes in pictures: by WebAssembly. */
  hasReader?: boolean
  /** Origins of pictures in segments: the page fetches them, and puts them together itself. */
  segmentsFrom?: readonly string[]
}

/** The page may be framed by these only, and may load nothing that is not the vendor's. */
export function framePageHeaders(framers: readonly string[], needs: PageNeeds = {}): Record<string, string> {
  const { segmentsFrom = [] } = needs
  const policy = {
    'default-src': "'none'",
    'script-src': needs.hasCamera || needs.hasReader ? "'self' 'wasm-unsafe-eval'" : "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'connect-src': ["'self'", ...segmentsFrom].join(' '),
    ...(segmentsFrom.length > 0 && { 'media-src': 'blob:' }),
    'font-src': "'self'",
    'frame-ancestors': framers.join(' '),
    'base-uri': "'none'",
    'form-action': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map((entry) => entry.join(' '))
      .join('; '),
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    ...(needs.hasCamera && { 'permissions-policy': cameraPolicy() }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
  }
}

interface ServedFolder {
  root: string
  prefix: string
  /** Who may show its files: pages of this origin, or of any. */
  resourcePolicy: 'same-origin' | 'cross-origin'
  /** False where names stay the same when the content changes: browsers then ask each time. */
  hasHashedNames?: boolean
}

/** Files with a hash in their name are served for ever, in their precompressed form where one lies beside them. */
export async function serveFolder(app: FastifyInstance, folder: ServedFolder): Promise<void> {
  const { root, prefix, resourcePolicy, hasHashedNames = true } = folder
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isKept = hasHashedNames && path.basename(file) !== 'manifest.json'
      reply.headers({ 'cache-control': isKept ? forEver : 'no-cache', 'cross-origin-resource-policy': resourcePolicy })
    },
  })
}
