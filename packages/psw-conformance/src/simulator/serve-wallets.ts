import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pswHeaders } from '@fairground/contract/psw'
import { answerHeaders, type PswKey, stringToSign, verify } from '@fairground/psw'
import type { WalletKeeper } from './wallet-keeper.ts'

const page = '<h1>502 Bad Gateway</h1>'

/** A listening vendor with its own purses: verifies the portal's signature and signs its answers. */
export async function serveWallets(keeper: WalletKeeper, key: PswKey, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(keeper, key, { request, response, body: Buffer.concat(chunks) }))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  return server
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
}

function answer(keeper: WalletKeeper, key: PswKey, { request, response, body }: Exchange): void {
  const header = (name: string) => String(request.headers[name] ?? '')
  const [method, path, nonce] = [request.method ?? 'POST', request.url ?? '/', header(pswHeaders.nonce)]
  const timestampMs = header(pswHeaders.timestamp)
  const text = stringToSign({ method, path, vendorId: key.vendorId, keyId: key.keyId, timestampMs, nonce, body })
  if (!verify(text, key.secret, header(pswHeaders.signature))) return void response.writeHead(401).end()
  const handled = keeper.handle(path, body.length === 0 ? {} : JSON.parse(body.toString()))
  if (!handled) return void response.writeHead(502, { 'content-type': 'text/html' }).end(page)
  const told = Buffer.from(JSON.stringify(handled.answer))
  response.writeHead(handled.status, {
    'content-type': 'application/json',
    ...answerHeaders(key.secret, handled.status, nonce, told),
  })
  response.end(told)
}
