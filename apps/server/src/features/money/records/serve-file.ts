import { Readable } from 'node:stream'
import { type ErrorCode, errorStatus } from '@fairground/contract'
import { csvLine, csvStart } from '@fairground/contract/csv'
import { contentLanguageOf } from '@fairground/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import type { Call } from '../../../lib/call.ts'
import { envelopeOf, languageOf } from '../../../lib/http-app.ts'
import { findCaller, type MemberSession } from '../../people/identity/index.ts'
import { columnCell, columnHead, type FileColumn } from './file-column.ts'

export type Cells = readonly (string | number)[]

/** Who asks and for what; rows are read as the reader takes them. */
export interface FileRequest<Filter> {
  context: AppContext
  owner: MemberSession
  language: Call['language']
  filter: Filter
}

export interface RecordFile<Filter> {
  path: string
  filter: z.ZodType<Filter>
  head: readonly FileColumn[]
  rows: (request: FileRequest<Filter>) => AsyncIterable<Cells>
  /** Why somebody who is signed in does not get it. */
  refusal?: (session: MemberSession) => ErrorCode | undefined
}

/** Limit per file; use shorter spans for more. */
const rowsMax = 200_000

/** Serves a CSV file to signed-in callers, in their language and the site's time zone. */
export function serveFile<Filter>(app: FastifyInstance, context: AppContext, file: RecordFile<Filter>): void {
  const { path, filter, head, rows } = file
  app.get(path, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { token } = request.headers
    const session = await findCaller(context, typeof token === 'string' ? token : undefined)
    const asked = filter.safeParse(request.query)
    const refused = refusalOf(session, file) ?? (asked.success ? undefined : 'VALIDATION')
    if (refused || !session || !asked.success) return refuseFile(request, reply, refused ?? 'NOT_LOGGED_IN')
    const name = path.slice(path.lastIndexOf('/') + 1)
    const { timeZone } = context.config
    const language = languageOf(request)
    const eyes = { language, currency: session.currency, timeZone }
    const lines = linesOf(
      head.map((column) => columnHead(column, eyes)),
      shownRows(
        head,
        rows({ context, owner: session, language: contentLanguageOf(language), filter: asked.data }),
        timeZone,
      ),
    )
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(lines))
  })
}

/** No refusal but of the question itself may pass for the file. */
const refuseFile = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode) =>
  reply.status(code === 'ERROR_NOT_AGENT' ? 403 : errorStatus[code]).send(envelopeOf(request, code))

function refusalOf<Filter>(session: MemberSession | undefined, { refusal }: RecordFile<Filter>): ErrorCode | undefined {
  if (!session) return 'NOT_LOGGED_IN'
  return session.isPasswordDue ? 'PASSWORD_CHANGE_REQUIRED' : refusal?.(session)
}

async function* shownRows(head: readonly FileColumn[], rows: AsyncIterable<Cells>, timeZone: string) {
  for await (const row of rows) yield row.map((cell, place) => columnCell(head[place], cell, timeZone))
}

async function* linesOf(head: Cells, rows: AsyncIterable<Cells>): AsyncGenerator<string> {
  yield csvStart + csvLine(head)
  let count = 0
  for await (const row of rows) {
    yield csvLine(row)
    count += 1
    if (count >= rowsMax) return
  }
}
