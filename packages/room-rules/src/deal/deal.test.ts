import { createHash, createHmac } from 'node:crypto'
import { writeCard } from '@fairground/game-rules/cards'
import { expect, it } from 'vitest'
import { cardCommitment, isPromised, openingsOf } from './commitments.ts'
import { deckOf, fitsCommitment, handSeed } from './hand-seed.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const [handId, serverPart] = ['r7:1042', 'ab'.repeat(32)]
const reveals = ['11'.repeat(32), '22'.repeat(32), '33'.repeat(32)]
const commitments = reveals.map(sha256)

it('the seed of a hand is made of all parts, and a missing one is its commitment', () => {
  const parts = { handId, serverPart, commitments, reveals }
  expect(handSeed(parts)).toBe(sha256(`fg-hand/1${handId}${serverPart}${commitments.join('')}${reveals.join('')}`))
  const late = [reveals[0] ?? null, null, reveals[2] ?? null]
  const inPlace = [reveals[0], commitments[1], reveals[2]]
  expect(handSeed({ ...parts, reveals: late, beacon: 'cd'.repeat(32) })).toBe(
    sha256(`fg-hand/1${handId}${serverPart}${commitments.join('')}${inPlace.join('')}${'cd'.repeat(32)}`),
  )
  expect(new Set(deckOf(handId, handSeed(parts))).size).toBe(52)
})

it('a part fits its commitment alone', () => {
  expect(fitsCommitment(reveals[0] ?? '', commitments[0] ?? '')).toBe(true)
  expect(fitsCommitment(reveals[1] ?? '', commitments[0] ?? '')).toBe(false)
  expect(fitsCommitment('not hex', sha256('not hex'))).toBe(false)
})

it('every card is promised by a hash of its own, which its salt opens and no other', () => {
  const seed = handSeed({ handId, serverPart, commitments, reveals })
  const openings = openingsOf(handId, seed)
  const promised = openings.map((opening) => cardCommitment(handId, opening))
  for (const [place, card] of deckOf(handId, seed).entries()) {
    const salt = createHmac('sha256', seed).update(`salt:${place}`).digest('hex')
    expect(openings[place]).toEqual({ place, card, salt })
    expect(promised[place]).toBe(sha256(`fg-deal/1${handId}${place}${writeCard(card)}${salt}`))
  }
  const [first, second] = openings
  if (!first || !second) throw new Error('A deck has cards')
  expect(isPromised(handId, promised, first)).toBe(true)
  expect(isPromised(handId, promised, { ...first, card: second.card })).toBe(false)
  expect(isPromised(handId, promised, { ...first, salt: second.salt })).toBe(false)
  expect(isPromised(handId, promised, { ...first, place: 1 })).toBe(false)
  expect(isPromised('r7:1043', promised, first)).toBe(false)
})
