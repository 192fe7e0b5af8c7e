import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import { beaconPoint } from './beacon-point.ts'
import { sha256Hex } from './hashes.ts'
import { lockToRound, openLock } from './time-lock.ts'

/** Signs as a network of one. */
const key = bls12_381.fields.Fr.fromBytes(Buffer.from(sha256Hex('a network of one').replace(/^./, '0'), 'hex'))
const publicKey = bls12_381.G2.Point.BASE.multiply(key).toHex()
const sign = (round: number) => bytesToHex(beaconPoint(round).multiply(key).toBytes())
const [secret, random] = [sha256Hex('secret'), sha256Hex('random')]
const lock = lockToRound({ secret, round: 1_000, random }, publicKey)

it('opens with the signature of its round, and with no other', () => {
  expect(lock).toMatch(/^[0-9a-f]{320}$/)
  expect(openLock(lock, sign(1_000))).toBe(secret)
  expect(openLock(lock, sign(1_001))).toBeUndefined()
})

it('a lock that was changed anywhere does not open', () => {
  for (const at of [0, 5, 191, 192, 255, 256, 319]) {
    const digit = lock[at] === '0' ? '1' : '0'
    expect(openLock(`${lock.slice(0, at)}${digit}${lock.slice(at + 1)}`, sign(1_000))).toBeUndefined()
  }
  for (const text of ['', lock.slice(2), `${lock}00`, 'zz'.repeat(160)]) {
    expect(openLock(text, sign(1_000))).toBeUndefined()
  }
  expect(openLock(lock, 'f'.repeat(96))).toBeUndefined()
})

it('takes 32 bytes and nothing else', () => {
  const of = (parts: object) => () => lockToRound({ secret, round: 1, random, ...parts }, publicKey)
  expect(of({ secret: 'ab' })).toThrow(RangeError)
  expect(of({ random: secret.toUpperCase() })).toThrow(RangeError)
})

it('opens what tlock-js 0.9.0 locked to a round of quicknet', () => {
  const theirs = [
    'a46f7e65f995e198cbd7fb04d117924a5785b0cf98cc9df5f39fe623c773c69bfea626f67d3597f19fe1260e91b8e22614dd1782a96fe91426dd6f781c6b9ca681d1bdd2ab12a8335bcbd53273c273b66739abd1aeecca32075d184adbe188cb',
    '0925727796f3a398e9a0fb9841757be4859f2aea00e1a919441aea81ffaa7f702dd8913aeb14f303348874ee00beaebc648cf944824ccb6de442d527dd9ab489',
  ].join('')
  const signature = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
  expect(openLock(theirs, signature)).toBe('73de96ac7e0e411cf93e833996dcb95fc3627f6b7b0303e1850b45cdaea6cc48')
  expect(openLock(lockToRound({ secret, round: 1_000, random }), signature)).toBe(secret)
})
