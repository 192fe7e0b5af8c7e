import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Hashes, hmacSha256, portableHashes, sha256, sha256Hex } from './hashes.ts'

const ofThisPlatform: Hashes = { sha256, sha256Hex, hmacSha256 }

// Source: FIPS 180-2, appendix B, and the empty text; RFC 4231, cases 1 and 6.
const digests = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
] as const
const codes = [
  ['0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    'aa'.repeat(131),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
] as const

describe.each([
  ['the portable hashes', portableHashes],
  ['those of this platform', ofThisPlatform],
])('%s', (_, hashes) => {
  test.each(digests)('the digest of "%s"', (text, digest) => {
    expect(hashes.sha256Hex(text)).toBe(digest)
    expect(bytesToHex(hashes.sha256(utf8ToBytes(text)))).toBe(digest)
  })
  test.each(codes)('the code with key %s', (key, text, code) => {
    expect(bytesToHex(hashes.hmacSha256(hexToBytes(key), utf8ToBytes(text)))).toBe(code)
  })
})

test('both say the same of every text and all bytes, as plain bytes', () => {
  expect(ofThisPlatform.sha256Hex).not.toBe(portableHashes.sha256Hex)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.uint8Array(), fc.uint8Array(), (text, key, bytes) => {
      expect(sha256Hex(text)).toBe(portableHashes.sha256Hex(text))
      expect(sha256(bytes)).toEqual(portableHashes.sha256(bytes))
      expect(hmacSha256(key, bytes)).toEqual(portableHashes.hmacSha256(key, bytes))
    }),
  )
})
