import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { commitOf, isClientSeed, verifyCommit } from './commit.ts'

const serverSeed = 'ed95fde6a810fbebf4fc5402f1e313b0aefb24f7aafc6c5f883e686b7641e3e5'
const commit = '1515b2a57061ef6587a85ef86f53556d5a7b31fa19756b67703ebba48d80ef56'

it('commits to the text of the seed, as published', () => {
  expect(commitOf(serverSeed)).toBe(commit)
  expect(commitOf(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'))
})

it('verifies the committed seed and no other', () => {
  expect(verifyCommit(serverSeed, commit)).toBe(true)
  expect(verifyCommit(serverSeed.replace('e', 'f'), commit)).toBe(false)
  expect(verifyCommit('short', commitOf('short'))).toBe(false)
})

it('counts characters of a client seed, not bytes', () => {
  expect(isClientSeed('đ'.repeat(64))).toBe(true)
  expect(isClientSeed('🎲'.repeat(64))).toBe(true)
  expect(isClientSeed('🎲'.repeat(65))).toBe(false)
})
