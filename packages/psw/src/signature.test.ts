import { createHmac } from 'node:crypto'
import { pswHeaders } from '@fairground/contract/psw'
import { expect, test } from 'vitest'
import { answerHeaders, requestHeaders, verifyAnswer } from './headers.ts'
import { stringToSign, verify } from './signature.ts'

const secret = Buffer.alloc(32, 7)
const body = Buffer.from('{"requestId":"r"}')
const request = { method: 'POST', path: '/psw/v1/bet?x=1', body, nowMs: 1767225600123 }
const key = { vendorId: 'v_abc', keyId: 'k3', secret }

const partsOf = (headers: Record<string, string>, bytes: Uint8Array = body) => ({
  method: 'POST',
  path: request.path,
  body: bytes,
  vendorId: headers[pswHeaders.vendor] ?? '',
  keyId: headers[pswHeaders.keyId] ?? '',
  timestampMs: headers[pswHeaders.timestamp] ?? '',
  nonce: headers[pswHeaders.nonce] ?? '',
})

test('the signed text is the eight lines of the protocol', () => {
  const headers = requestHeaders(key, request)
  const lines = stringToSign(partsOf(headers)).split('\n')
  expect(lines.slice(0, 6)).toEqual(['PSW1', 'POST', '/psw/v1/bet?x=1', 'v_abc', 'k3', '1767225600123'])
  expect(lines).toHaveLength(8)
  expect(headers[pswHeaders.signature]).toBe(createHmac('sha256', secret).update(lines.join('\n')).digest('base64'))
})

test('one changed byte of the body breaks the signature', () => {
  const headers = requestHeaders(key, request)
  const signature = headers[pswHeaders.signature] ?? ''
  expect(verify(stringToSign(partsOf(headers)), secret, signature)).toBe(true)
  expect(verify(stringToSign(partsOf(headers, Buffer.from('{"requestId":"s"}'))), secret, signature)).toBe(false)
})

test('every attempt carries a new nonce', () => {
  expect(requestHeaders(key, request)[pswHeaders.nonce]).not.toBe(requestHeaders(key, request)[pswHeaders.nonce])
})

test('an answer to another request, or with another status, is not accepted', () => {
  const signature = answerHeaders(secret, 200, 'nonce-1', body)[pswHeaders.signature] ?? ''
  expect(verifyAnswer(secret, signature, { status: 200, nonce: 'nonce-1', body })).toBe(true)
  expect(verifyAnswer(secret, signature, { status: 200, nonce: 'nonce-2', body })).toBe(false)
  expect(verifyAnswer(secret, signature, { status: 409, nonce: 'nonce-1', body })).toBe(false)
  expect(verifyAnswer(secret, '', { status: 200, nonce: 'nonce-1', body })).toBe(false)
})
