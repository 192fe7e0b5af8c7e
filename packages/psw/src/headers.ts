import { randomUUID } from 'node:crypto'
import { pswHeaders, pswVersion } from '@fairground/contract/psw'
import { hashOfBody, sign, stringToSign, verify } from './signature.ts'

export interface PswKey {
  vendorId: string
  keyId: string
  /** At least 32 random bytes. */
  secret: Uint8Array
}

interface OutgoingRequest {
  method: string
  path: string
  body: Uint8Array
  nowMs: number
}

/** Headers of one signed attempt; the nonce is new for every attempt. */
export function requestHeaders(key: PswKey, request: OutgoingRequest): Record<string, string> {
  const nonce = randomUUID()
  const timestampMs = String(request.nowMs)
  const text = stringToSign({ ...request, vendorId: key.vendorId, keyId: key.keyId, timestampMs, nonce })
  return {
    [pswHeaders.vendor]: key.vendorId,
    [pswHeaders.keyId]: key.keyId,
    [pswHeaders.timestamp]: timestampMs,
    [pswHeaders.nonce]: nonce,
    [pswHeaders.signature]: sign(text, key.secret),
  }
}

const answerText = (status: number, nonce: string, body: Uint8Array) =>
  [pswVersion, 'ANSWER', status, nonce, hashOfBody(body)].join('\n')

/** Answers are signed over status, the request's nonce and the body, so that no proxy's page can be read as an outcome. */
export const answerHeaders = (
  secret: Uint8Array,
  status: number,
  nonce: string,
  body: Uint8Array,
): Record<string, string> => ({
  [pswHeaders.signature]: sign(answerText(status, nonce, body), secret),
})

/** What the signature of an answer covers, beside the secret. */
export interface AnswerParts {
  status: number
  /** Nonce of the request that is answered. */
  nonce: string
  body: Uint8Array
}

/** False for an unsigned or altered answer: its outcome is unknown. */
export const verifyAnswer = (secret: Uint8Array, signature: string, { status, nonce, body }: AnswerParts): boolean =>
  verify(answerText(status, nonce, body), secret, signature)
