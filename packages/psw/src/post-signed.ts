import { pswHeaders } from '@fairground/contract/psw'
import { type PswKey, requestHeaders, verifyAnswer } from './headers.ts'

/** No signed answer came back: the other side may or may not have acted. */
export class PswUnknownOutcome extends Error {
  override name = 'PswUnknownOutcome'
}

export interface SignedPost {
  baseUrl: string
  /** Path below the origin, with its query. */
  path: string
  method?: 'GET' | 'POST' | 'DELETE'
  key: PswKey
  body?: unknown
  timeoutMs: number
  nowMs: number
}

/**
 * Sends one signed attempt and returns the signed answer.
 * @throws PswUnknownOutcome on a timeout, a broken connection, or an answer that is not signed by the other side
 */
export async function postSigned(post: SignedPost): Promise<{ status: number; answer: unknown }> {
  const method = post.method ?? 'POST'
  const body = post.body === undefined ? new Uint8Array() : Buffer.from(JSON.stringify(post.body))
  const headers = requestHeaders(post.key, { method, path: post.path, body, nowMs: post.nowMs })
  const response = await attempt(new URL(post.path, post.baseUrl), {
    method,
    ...(method === 'POST' ? { headers: { ...headers, 'content-type': 'application/json' }, body } : { headers }),
    signal: AbortSignal.timeout(post.timeoutMs),
  })
  const nonce = headers[pswHeaders.nonce] ?? ''
  const { status, bytes, signature } = response
  if (!verifyAnswer(post.key.secret, signature, { status, nonce, body: bytes })) {
    throw new PswUnknownOutcome(`answer ${response.status} of ${post.path} is not signed`)
  }
  return { status: response.status, answer: JSON.parse(new TextDecoder().decode(response.bytes)) }
}

async function attempt(url: URL, init: RequestInit) {
  try {
    const response = await fetch(url, init)
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, bytes, signature: response.headers.get(pswHeaders.signature) ?? '' }
  } catch (error) {
    throw new PswUnknownOutcome(`no answer from ${url.origin}${url.pathname}`, { cause: error })
  }
}
