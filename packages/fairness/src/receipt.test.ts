import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256Hex } from './hashes.ts'
import { isReceipt, receiptKeyOf, signReceipt } from './receipt.ts'

const secretKey = sha256Hex('house')
const publicKey = receiptKeyOf(secretKey)
const receipt = { gameId: 'vnn', drawNo: '20270101', leafHash: sha256Hex('leaf') }
const signature = signReceipt(receipt, secretKey)

it('is Ed25519 as another implementation verifies it', () => {
  const key = createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  })
  const text = `fg-receipt/1vnn:20270101:${receipt.leafHash}`
  expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'))).toBe(true)
})

it('belongs to one ticket of one draw', () => {
  expect(isReceipt(receipt, signature, publicKey)).toBe(true)
  expect(isReceipt({ ...receipt, drawNo: '20270102' }, signature, publicKey)).toBe(false)
  expect(isReceipt({ ...receipt, leafHash: sha256Hex('another') }, signature, publicKey)).toBe(false)
  expect(isReceipt(receipt, signature, receiptKeyOf(sha256Hex('somebody')))).toBe(false)
  expect(isReceipt(receipt, 'none', publicKey)).toBe(false)
  expect(isReceipt(receipt, signature, 'f'.repeat(64))).toBe(false)
})
