import { commitOf, createStream } from '@fairground/fairness'
import { expect, it } from 'vitest'
import { verifyDraw } from './verify-draw.ts'

const serverSeed = 'ab'.repeat(32)
const seeds = { serverSeed, clientSeed: 'mine', nonce: 3, weights: [1, 2, 3] }
const proof = { ...seeds, commit: commitOf(serverSeed) }
const index = createStream(seeds).weighted(seeds.weights)

it('holds for the prize that the seeds give, and for no other', () => {
  expect([0, 1, 2].filter((prize) => verifyDraw(proof, prize))).toEqual([index])
})

it('fails if the seed does not match its commitment', () => {
  expect(verifyDraw({ ...proof, commit: commitOf('cd'.repeat(32)) }, index)).toBe(false)
})
