import { randomUUID } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'
import type { TestServer } from './test-server.ts'

/** What a test wants other than a page would send it. */
export interface BodyChange {
  header?: Record<string, unknown>
  fields?: Record<string, unknown>
  text?: string
  jwk?: Record<string, string>
}

interface Call {
  method: 'POST' | 'PUT'
  path: string
  body: object
}

export const askEncryptionKey = async (server: TestServer): Promise<Record<string, string>> =>
  (await server.portal('GET', '/wps/system/status')).body.value.encryptionKey

/** The body as a page encrypts it for one call: a compact JWE. */
export async function encryptBody(
  server: TestServer,
  { method, path, body }: Call,
  { header, fields, text, jwk }: BodyChange = {},
): Promise<string> {
  const key = jwk ?? (await askEncryptionKey(server))
  const sent = { ...body, ts: server.clock.now().getTime(), nonce: randomUUID(), m: method, p: path, ...fields }
  return new CompactEncrypt(new TextEncoder().encode(text ?? JSON.stringify(sent)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, ...header })
    .encrypt(await importJWK({ ...key, kty: 'EC' }, 'ECDH-ES'))
}
