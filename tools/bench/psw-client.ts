import { randomUUID } from 'node:crypto'
import { Agent, type RequestOptions, request } from 'node:http'
import { type PswAnswer, type PswCall, pswBasePath, pswHeaders } from '@fairground/contract/psw'
import { type PswKey, requestHeaders, verifyAnswer } from '@fairground/psw'

export interface PswClient {
  /** Sends one signed attempt. @throws when the answer is not signed by the wallet */
  send(call: PswCall, fields: object): Promise<PswAnswer>
  close(): void
}

/** A vendor's client on connections that stay open, as lean as Node allows: it shares the machine with what it measures. */
export function createPswClient(portalUrl: string, key: PswKey, connectionsMax: number): PswClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsMax })
  const { hostname, port } = new URL(portalUrl)
  return {
    async send(call, fields) {
      const path = `${pswBasePath}/${call}`
      const body = Buffer.from(JSON.stringify({ requestId: randomUUID(), ...fields }))
      const signed = requestHeaders(key, { method: 'POST', path, body, nowMs: Date.now() })
      const headers = { ...signed, 'content-type': 'application/json', 'content-length': body.length }
      const { status, bytes, signature } = await post({ agent, hostname, port, path, method: 'POST', headers }, body)
      if (!verifyAnswer(key.secret, signature, { status, nonce: signed[pswHeaders.nonce] ?? '', body: bytes }))
        throw new Error(`${call}: the answer ${status} is not signed: ${bytes}`)
      return JSON.parse(bytes.toString())
    },
    close: () => agent.destroy(),
  }
}

function post(options: RequestOptions, body: Buffer): Promise<{ status: number; bytes: Buffer; signature: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const signature = String(response.headers[pswHeaders.signature] ?? '')
        resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks), signature })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
