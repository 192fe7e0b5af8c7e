import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type PswAnswer, pswBasePath, pswHeaders, pswRequests, pswRetryable, pswStatus } from '@fairground/contract/psw'
import { connect } from '@fairground/postgres'
import { answerHeaders, type PswKey, stringToSign, verify } from '@fairground/psw'
import { runNaive } from './naive-wallet.ts'

const poolSizeMax = 32
const clockSkewMs = 60_000

export interface NaiveSettings {
  databaseUrl: string
  key: Pick<PswKey, 'vendorId' | 'keyId'> & { secret: string }
}

type Outcome = Pick<PswAnswer, 'code'> & { requestId?: string }

// The wallet's server without what makes it fast: proves, reads, decides and signs alike, and gives each call a
// transaction of its own. Its parent tells it whose calls to take.
process.once('message', ({ databaseUrl, key: { secret, ...key } }: NaiveSettings) => {
  const { pool } = connect<unknown>({ url: databaseUrl, poolSizeMax })
  const vendor: PswKey = { ...key, secret: Buffer.from(secret, 'base64') }
  const server = createServer((request, response) => {
    // Without an answer the bench knows that something is wrong.
    serve({ pool, vendor, request, response }).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit(0))

interface Exchange {
  pool: Parameters<typeof runNaive>[0]
  vendor: PswKey
  request: IncomingMessage
  response: ServerResponse
}

async function serve({ pool, vendor, request, response }: Exchange): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  if (!isProven(vendor, request, body)) return void response.writeHead(401).end()
  const nonce = headerOf(request, pswHeaders.nonce)
  const call = request.url === `${pswBasePath}/bet` ? 'bet' : 'win'
  const parsed = pswRequests[call].safeParse(JSON.parse(body.toString()))
  if (!parsed.success) return send(vendor, response, nonce, { code: 'BAD_REQUEST' })
  const outcome = await runNaive(pool, { call, vendorId: vendor.vendorId, nonce, request: parsed.data })
  send(vendor, response, nonce, { requestId: parsed.data.requestId, ...outcome })
}

const headerOf = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '')

function isProven({ vendorId, keyId, secret }: PswKey, request: IncomingMessage, body: Buffer): boolean {
  const timestampMs = headerOf(request, pswHeaders.timestamp)
  const nonce = headerOf(request, pswHeaders.nonce)
  const { method = '', url: path = '' } = request
  const text = stringToSign({ method, path, vendorId, keyId, timestampMs, nonce, body })
  const isFresh = Math.abs(Date.now() - Number(timestampMs)) <= clockSkewMs
  return isFresh && verify(text, secret, headerOf(request, pswHeaders.signature))
}

function send({ secret }: PswKey, response: ServerResponse, nonce: string, outcome: Outcome): void {
  const { code } = outcome
  const said = { ...outcome, retry: pswRetryable.includes(code), message: code, serverTime: new Date().toISOString() }
  const bytes = Buffer.from(JSON.stringify(said))
  const status = pswStatus[code]
  response.writeHead(status, {
    ...{ 'content-type': 'application/json', 'content-length': bytes.length },
    ...answerHeaders(secret, status, nonce, bytes),
  })
  response.end(bytes)
}
