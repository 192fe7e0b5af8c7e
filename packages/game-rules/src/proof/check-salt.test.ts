import { beaconTimeMs, chainHead, chainSeed, commitOf, quicknet, sha256Hex } from '@fairground/fairness'
import { describe, expect, it, test } from 'vitest'
import { sharedGames } from '../tables/index.ts'
import { checkProof } from './check-proof.ts'
import { checkSalt } from './check-salt.ts'

/** A round of the public network. */
const beacon = {
  chain: quicknet.chain,
  round: 657_413,
  signature: 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  value: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
}
const comesMs = beaconTimeMs(beacon.round)
const at = (ms: number) => new Date(ms).toISOString()
const head = chainHead('d'.repeat(64), 40)
const chain = {
  ...head,
  publishedAt: at(comesMs - 1),
  salt: beacon.value,
  saltedWith: { kind: 'drand', ...beacon },
}

describe('a salt from a beacon', () => {
  it('fits when the network signed the round, and the head was published before it came', () => {
    expect(checkSalt(chain)).toEqual({ fits: true, from: 'drand', beaconRound: beacon.round })
  })

  test.each([
    ['the head came with the beacon', { publishedAt: at(comesMs) }],
    ['the head came after it', { publishedAt: at(comesMs + 60_000) }],
    ['nobody says when the head came', { publishedAt: undefined }],
    ['the salt is another', { salt: commitOf('salt') }],
    ['the round is another', { saltedWith: { ...chain.saltedWith, round: beacon.round + 1 } }],
    ['the signature is made up', { saltedWith: { ...chain.saltedWith, signature: '8'.repeat(96) } }],
    ['the beacon is another', { saltedWith: { ...chain.saltedWith, chain: '0'.repeat(64) } }],
    ['the value is another', { saltedWith: { ...chain.saltedWith, value: '0'.repeat(64) } }],
    ['nobody knows the kind', { saltedWith: { ...chain.saltedWith, kind: 'dice' } }],
    ['there is nothing', { saltedWith: null }],
  ])('does not fit when %s', (_, change) => {
    expect(checkSalt({ ...chain, ...change }).fits).toBe(false)
  })

  it('that was recorded says so: it proves a true beacon, not that nobody knew it', () => {
    const recorded = { ...chain, publishedAt: at(comesMs + 1), saltedWith: { ...beacon, kind: 'recorded' } }
    expect(checkSalt(recorded)).toEqual({ fits: true, from: 'recorded', beaconRound: beacon.round })
    expect(checkSalt({ ...recorded, salt: commitOf('x') }).fits).toBe(false)
  })
})

it('chains that were salted with seeds of players stay verifiable, with their seeds and without', () => {
  const seeds = [commitOf('a'), commitOf('b')].sort()
  const old = { ...head, salt: sha256Hex([head.head, ...seeds].join('\n')) }
  expect(checkSalt({ ...old, saltedWith: { kind: 'seeds', seeds } })).toEqual({ fits: true, from: 'seeds' })
  expect(checkSalt({ ...old, saltedWith: { kind: 'seeds' } })).toEqual({ fits: true, from: 'seeds' })
  expect(checkSalt({ ...old, saltedWith: { kind: 'seeds', seeds: seeds.slice(1) } }).fits).toBe(false)
  expect(checkSalt(old)).toEqual({ fits: true, from: 'untold' })
})

it('a proof says where its salt comes from, and names a salt that does not fit', () => {
  const rules = sharedGames.find(({ id }) => id === 'crash')!
  const serverSeed = chainSeed('d'.repeat(64), 40, 7)
  const seeds = { serverSeed, clientSeed: chain.salt, nonce: 7 }
  const names = { sharedRoundId: 'shr_1', rulesId: 'crash', rulesVersion: rules.version }
  const proof = { ...names, ...seeds, commit: commitOf(serverSeed), chain, outcome: rules.source.draw(seeds) }
  expect(checkProof(proof)).toMatchObject({ differences: [], saltFrom: 'drand', beaconRound: beacon.round })
  const late = { ...proof, chain: { ...chain, publishedAt: at(comesMs) } }
  expect(checkProof(late)).toMatchObject({ differences: ['saltedWith'] })
})
