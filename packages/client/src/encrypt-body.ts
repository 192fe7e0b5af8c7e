import type { EncryptionJwk } from '@fairground/contract'

/** What the server said of its key and clock, and when this page heard it. */
export interface Encryption {
  key: EncryptionJwk
  /** Server's clock minus the page's, milliseconds. */
  clockOffsetMs: number
}

interface Sent {
  method: string
  path: string
  body: unknown
}

/** The body as a compact JWE for one call: ECDH-ES on P-256 with A256GCM, with a time, a nonce, the method and the path. */
export async function encryptBody({ key, clockOffsetMs }: Encryption, { method, path, body }: Sent): Promise<string> {
  const { CompactEncrypt, importJWK } = await import('jose')
  const fields = { ...(body as object), ts: Date.now() + clockOffsetMs, nonce: crypto.randomUUID(), m: method, p: path }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
