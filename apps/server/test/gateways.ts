import { createServer as createWebServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { ProviderKind, ProviderValues } from '@fairground/contract'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'
import { transact } from '../src/db/db.ts'
import { messageJobs, queueMessage } from '../src/features/talk/messages/index.ts'
import { newMobile } from './outbox.ts'
import { signInStaff } from './staff.ts'
import type { TestServer } from './test-server.ts'

interface Setting {
  values?: ProviderValues
  secrets?: Record<string, string>
  isOn?: boolean
}

/** Sets a service up as its owner does in the console. */
export async function setProvider(
  server: TestServer,
  kind: ProviderKind,
  { values = {}, secrets = {}, isOn = true }: Setting,
): Promise<void> {
  const { cookie } = await signInStaff(server)
  const { body } = await server.console('GET', '/staff/providers', { cookie })
  const { revision, secretsSet } = body.value.find((each: { kind: string }) => each.kind === kind)
  const saved = await server.console('PUT', `/staff/providers/${kind}`, {
    cookie,
    body: { isOn, values, secrets: { ...without(secretsSet), ...secrets }, revision },
  })
  if (!saved.body.success) throw new Error(JSON.stringify(saved.body))
  server.clock.advance(2_000)
}

const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))

/** A message to a unique number or address, as a use case queues it. */
export async function queueCode(server: TestServer, channel: 'sms' | 'email', lifeMs = 5 * 60_000) {
  const mobile = newMobile()
  const recipient = channel === 'sms' ? mobile.replace(/^0/, '+84') : `${mobile}@example.vn`
  await transact(server.db, (tx) =>
    queueMessage(tx, server.context, {
      channel,
      recipient,
      kind: 'code',
      language: 'vi',
      args: { code: '123456', count: 5 },
      expiresAt: new Date(server.clock.now().getTime() + lifeMs),
    }),
  )
  const { id } = await server.db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return { id, recipient }
}

/** One try, as the worker makes it. */
export const deliver = async (server: TestServer, messageId: string): Promise<void> =>
  messageJobs['deliver-message']?.(server.context, { messageId })

export const messageRow = (server: TestServer, id: string) =>
  server.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const deliveriesOf = (server: TestServer, messageId: string) =>
  server.db
    .selectFrom('message_deliveries')
    .select(['adapter', 'outcome', 'detail'])
    .where('message_id', '=', messageId)
    .orderBy('at')
    .orderBy('id')
    .execute()

export interface Mail {
  to: string[]
  raw: string
}

/** A real mail server; `options` say how it behaves. It ends with the test file. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.secure || options.key ? [] : ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString() })
        done(null, `queued as ${mails.length}`)
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  const drop = () => {
    for (const connection of server.connections) connection.close()
  }
  return { mails, port, drop }
}

export interface WebRequest {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A real web server of an SMS gateway; `answer` says how it behaves, and keeps silent without one. */
export async function startWebGateway(
  answer: (request: WebRequest) => { status: number; body?: string; headers?: Record<string, string> } | undefined,
) {
  const requests: WebRequest[] = []
  const server = createWebServer((request, response) => {
    const { method, url, headers } = request
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const seen = { method, url, headers, body: Buffer.concat(parts).toString() }
      requests.push(seen)
      const given = answer(seen)
      if (given) response.writeHead(given.status, given.headers).end(given.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { requests, address: `http://127.0.0.1:${port}`, stop: () => server.closeAllConnections() }
}

/** A server that takes a connection and never says a word. */
export async function startSilence(): Promise<number> {
  const server: Server = createServer((socket) => void socket.on('error', () => undefined))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  return (server.address() as AddressInfo).port
}
