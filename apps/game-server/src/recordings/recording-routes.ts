import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { videoPaths } from '@fairground/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { fileOfTicket } from './play-recording.ts'
import { readRange } from './read-range.ts'

/** Files of recordings, by ticket and in parts: a player jumps to where something happened. */
export function recordingRoutes(app: FastifyInstance, context: AppContext): void {
  app.get(videoPaths.recording, async ({ query, headers }, reply) => {
    const { ticket } = query as { ticket?: unknown }
    const file = typeof ticket === 'string' ? fileOfTicket(context, ticket) : undefined
    if (file === undefined) return reply.status(401).send({ code: 'SESSION_EXPIRED', message: 'no ticket for it' })
    const size = await stat(file).then(
      (found) => found.size,
      () => undefined,
    )
    if (size === undefined) return reply.status(404).send({ code: 'NOT_FOUND', message: 'the file is gone' })
    reply.headers({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const range = readRange(headers.range, size)
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send()
    const { start, end } = range ?? { start: 0, end: size - 1 }
    if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`)
    reply.type('video/webm').header('content-length', end - start + 1)
    return reply.send(size === 0 ? '' : createReadStream(file, { start, end }))
  })
}
