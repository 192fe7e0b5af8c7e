import { sha256Hex } from '@fairground/fairness'
import { writeCard } from '@fairground/game-rules/cards'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { deckOf, deckSize } from './hand-seed.ts'

/** What opens one card of a deck: its place from 0, what it is, and the salt that hid it. */
export type Opening = { readonly place: number; readonly card: number; readonly salt: string }

const format = 'fg-deal/1'

/** What is told of one card before the first move, as 64 hex characters. */
export const cardCommitment = (handId: string, { place, card, salt }: Opening): string =>
  sha256Hex(`${format}${handId}${place}${writeCard(card)}${salt}`)

/** Every card of a hand with its salt: the server opens to each seat what it may see, and no other. */
export function openingsOf(handId: string, seed: string): Opening[] {
  const deck = deckOf(handId, seed)
  return deck.map((card, place) => ({ place, card, salt: saltOf(seed, place) }))
}

const saltOf = (seed: string, place: number): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`salt:${place}`)))

/** Whether an opened card is the one that was promised at its place. */
export const isPromised = (handId: string, commitments: readonly string[], opening: Opening): boolean =>
  Number.isInteger(opening.card) &&
  opening.card >= 0 &&
  opening.card < deckSize &&
  commitments[opening.place] === cardCommitment(handId, opening)
