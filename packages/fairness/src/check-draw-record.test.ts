import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import { beaconTimeMs, beaconValue } from './beacon.ts'
import { beaconPoint } from './beacon-point.ts'
import { checkDrawRecord, type DrawRecord } from './check-draw-record.ts'
import { commitOf } from './commit.ts'
import { drawRoundAt, drawSeed, noBeacon } from './draw-seed.ts'
import { sha256Hex } from './hashes.ts'
import { lockToRound } from './time-lock.ts'

const key = 7_777_777n
const network = { publicKey: bls12_381.G2.Point.BASE.multiply(key).toHex() }
const sign = (round: number) => bytesToHex(beaconPoint(round).multiply(key).toBytes())

const chain = sha256Hex('element')
const closeAtMs = Date.UTC(2027, 0, 1, 12)
const round = drawRoundAt(closeAtMs)
const lockOf = (secret: string, at = round) =>
  lockToRound({ secret, round: at, random: sha256Hex('random') }, network.publicKey)
const record: DrawRecord = {
  gameId: 'vnn',
  drawNo: '20270101',
  mode: 'drand',
  closeAtMs,
  publishedAtMs: closeAtMs + 500,
  chainBefore: commitOf(chain),
  ticketRoot: sha256Hex('root'),
  ticketCount: 3,
  stakesMinor: '3000',
  round,
  lock: lockOf(chain),
  chain,
  signature: sign(round),
}
const check = (changed: Partial<DrawRecord>) => checkDrawRecord({ ...record, ...changed }, network)

it('an honest record has no fault, and its seed is that of its parts', () => {
  const { faults, drawn } = check({})
  expect(faults).toEqual([])
  const beacon = beaconValue(record.signature ?? '')
  expect(drawn?.seed).toBe(drawSeed({ chain, beacon, ticketRoot: record.ticketRoot }))
  expect(drawn?.triple).toEqual({ serverSeed: drawn?.seed, clientSeed: 'vnn:20270101', nonce: 0 })
})

it('a house that keeps its element back is drawn all the same, from the lock', () => {
  const { faults, drawn } = check({ chain: undefined })
  expect(faults).toEqual([])
  expect(drawn).toEqual(check({}).drawn)
})

it.each([
  ['another element', { chain: sha256Hex('other') }, ['lock', 'chain']],
  ['a lock around another element', { lock: lockOf(sha256Hex('other')) }, ['lock']],
  [
    'a lock around another element, which is told too',
    { lock: lockOf(sha256Hex('other')), chain: undefined },
    ['chain'],
  ],
  ['a lock to a later round', { lock: lockOf(chain, round + 1) }, ['lock']],
  ['no lock', { lock: undefined }, ['lock']],
  ['another beacon', { signature: sign(round + 1) }, ['signature']],
  ['a later round with its own beacon', { round: round + 1, signature: sign(round + 1) }, ['round', 'lock']],
  ['a record that came when the beacon was known', { publishedAtMs: beaconTimeMs(round) }, ['round-early']],
  ['a beacon that has not come', { signature: undefined }, ['signature-missing']],
  ['neither element nor lock', { chain: undefined, lock: undefined }, ['lock', 'chain-missing']],
] as const)('finds %s', (_, changed, faults) => {
  expect(check(changed).faults).toEqual(faults)
})

it('a recorded beacon may be of any round; its signature counts', () => {
  const recorded = { mode: 'recorded', round: 1_000, signature: sign(1_000), lock: lockOf(chain, 1_000) } as const
  expect(check(recorded).faults).toEqual([])
  expect(check({ ...recorded, signature: sign(1_001) }).faults).toEqual(['signature'])
})

it('without a beacon the root takes no part in the seed, so that nobody can search for one', () => {
  const alone = { mode: 'none', round: undefined, lock: undefined, signature: undefined } as const
  const { faults, drawn } = check(alone)
  expect(faults).toEqual([])
  expect(drawn?.seed).toBe(drawSeed({ chain, beacon: noBeacon, ticketRoot: noBeacon }))
  expect(check({ ...alone, ticketRoot: sha256Hex('other') }).drawn?.seed).toBe(drawn?.seed)
  expect(check({ ...alone, chain: sha256Hex('other') }).faults).toEqual(['chain'])
  expect(check({ ...alone, chain: undefined })).toEqual({ faults: ['chain-missing'] })
})
