import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { AppContext } from '../context.ts'
import { languageOf } from './http-app.ts'

const lifeMs = 1_000
const answersMax = 500

interface Answer {
  bytes: Buffer
  contentType: string
  answeredAtMs: number
}

/**
 * Hooks of routes: what a visitor is told at one of these paths, every visitor is told for a second, without asking and
 * writing it down again. The limits of calls come first, whoever is signed in is never answered from here, and the
 * address with its query and the language make another answer.
 */
export function rememberAnswers(
  { clock }: AppContext,
  paths: readonly string[],
): Pick<RouteShorthandOptions, 'preHandler' | 'onSend'> {
  const answers = new Map<string, Answer>()
  const asked = new WeakMap<FastifyRequest, string>()
  const nowMs = () => clock.now().getTime()
  const isPublic = ({ method, url, headers }: FastifyRequest) =>
    method === 'GET' && headers.token === undefined && paths.includes(url.split('?', 1)[0] ?? '')
  return {
    async preHandler(request, reply) {
      if (!isPublic(request)) return
      const key = `${languageOf(request)} ${request.url}`
      const known = answers.get(key)
      if (known && Math.abs(nowMs() - known.answeredAtMs) < lifeMs)
        return reply.header('content-type', known.contentType).header('cache-control', 'no-store').send(known.bytes)
      asked.set(request, key)
    },
    async onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
      const key = asked.get(request)
      if (key === undefined || reply.statusCode !== 200 || typeof payload !== 'string') return payload
      if (answers.size >= answersMax) answers.clear()
      const bytes = Buffer.from(payload)
      answers.set(key, { bytes, contentType: String(reply.getHeader('content-type')), answeredAtMs: nowMs() })
      return bytes
    },
  }
}
