import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose'
import { z } from 'zod'
import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { parseStrictJson } from '../../../lib/strict-json.ts'
import { sealPurpose } from './current-key.ts'
import { isAccepted, isTimely, publicJwk } from './encryption-key.ts'
import { findKey, takeNonce } from './encryption-store.ts'

const payloadCharsMax = 16 * 1024
const headerNames = new Set(['alg', 'enc', 'epk'])
const algorithms = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] }

const Encrypted = z.strictObject({ payload: z.string().min(1).max(payloadCharsMax) })
/** What is encrypted: the body's own fields beside these. */
const Opened = z.looseObject({
  /** When it was sent, milliseconds since 1970. */
  ts: z.number().int(),
  nonce: z.string().regex(/^[\w-]{16,64}$/),
  /** Method and path it was made for. */
  m: z.string(),
  p: z.string(),
})

interface Sent {
  method: string
  path: string
  body: unknown
}

/**
 * The fields of an encrypted body (`{ payload: <compact JWE, ECDH-ES on P-256, A256GCM> }`), good once, for one call,
 * within a minute. Undefined for whatever else it is: the sender learns nothing of why.
 */
export async function openPayload(context: AppContext, { method, path, body }: Sent): Promise<object | undefined> {
  const encrypted = Encrypted.safeParse(body)
  const opened = encrypted.success ? Opened.safeParse(await decrypt(context, encrypted.data.payload)) : undefined
  if (!opened?.success) return undefined
  const { ts, nonce, m, p, ...fields } = opened.data
  const now = context.clock.now()
  if (m !== method || p !== path || !isTimely(ts, now)) return undefined
  return (await takeNonce(context.db, nonce, now)) ? fields : undefined
}

async function decrypt(context: AppContext, payload: string): Promise<unknown> {
  const keyId = keyIdOf(payload)
  const key = keyId === undefined ? undefined : await findPrivateKey(context, keyId)
  if (!key) return undefined
  return compactDecrypt(payload, key, algorithms)
    .then(({ plaintext }) => parseStrictJson(new TextDecoder().decode(plaintext)))
    .catch(() => undefined)
}

/** The key it names, where its header holds nothing but what we know. */
function keyIdOf(payload: string): string | undefined {
  try {
    const { kid, ...header } = decodeProtectedHeader(payload)
    return typeof kid === 'string' && Object.keys(header).every((name) => headerNames.has(name)) ? kid : undefined
  } catch {
    return undefined
  }
}

const findPrivateKey = rememberBriefly(
  { lifeMs: 60_000, entriesMax: 100 },
  async (context: AppContext, keyId: string) => {
    const key = await findKey(context.db, keyId)
    if (!key || !isAccepted(key, context.clock.now())) return undefined
    return importJWK({ ...publicJwk(key), d: context.secrets.open(sealPurpose, key.sealedPrivate) }, 'ECDH-ES')
  },
)
