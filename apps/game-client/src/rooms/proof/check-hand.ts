import type { RoomHandRecord } from '@fairground/contract/studio'
import { sha256Hex } from '@fairground/fairness'
import {
  cardCommitment,
  deckOf,
  fitsCommitment,
  handSeed,
  isPromised,
  openingsOf,
  type Share,
} from '@fairground/room-rules'

export const checks = ['seen', 'own', 'parts', 'opened', 'server', 'deck', 'played', 'books'] as const
export type Check = (typeof checks)[number]
/** Undefined: it cannot be checked yet, or not by this browser. */
export type Findings = Readonly<Record<Check, boolean | undefined>>

/** What this browser was told before the cards came, as far as it looked. */
export type SeenBefore = { readonly serverCommit: string; readonly cards: readonly string[] }

interface CheckParts {
  record: RoomHandRecord
  seen: SeenBefore | undefined
  /** Of this browser's own part; undefined where it made none for this hand. */
  ownCommitment: string | undefined
  /** The game plays the acts again on the deck. */
  replay?: ((record: RoomHandRecord, deck: readonly number[]) => readonly Share[] | undefined) | undefined
}

/** Checks a hand as far as it is opened: everything that can be made again is made again, here. */
export function checkHand({ record, seen, ownCommitment, replay }: CheckParts): Findings {
  const { proof, handId } = record
  const { parts, cards } = proof
  const deck = openedDeck(record)
  return {
    seen: seen && seen.serverCommit === parts.serverCommit && isSame(seen.cards, cards),
    own: ownCommitment === undefined ? undefined : parts.commitments.includes(ownCommitment),
    parts: parts.reveals.every((part, at) => part === null || fitsCommitment(part, parts.commitments[at] ?? '')),
    opened: proof.openings.every((opening) => isPromised(handId, cards, opening)),
    server: proof.serverPart === null ? undefined : sha256Hex(proof.serverPart) === parts.serverCommit,
    deck: deck?.isPromised,
    played: deck && replay ? isPlayed(record, replay(record, deck.cards)) : undefined,
    books: isBalanced(record),
  }
}

/** Nothing that could be checked is wrong. */
export const isFair = (findings: Findings): boolean => checks.every((check) => findings[check] !== false)

/** All 52 cards again, from what everybody gave; undefined while the server's part is closed. */
function openedDeck({ handId, proof: { serverPart, parts, cards } }: RoomHandRecord) {
  if (serverPart === null || cards.length === 0) return undefined
  const commitments = parts.commitments.map((commitment) => commitment ?? '')
  const seed = handSeed({ handId, serverPart, commitments, reveals: parts.reveals })
  const made = openingsOf(handId, seed).map((opening) => cardCommitment(handId, opening))
  return { isPromised: isSame(made, cards), cards: deckOf(handId, seed) }
}

function isPlayed({ result }: RoomHandRecord, shares: readonly Share[] | undefined): boolean | undefined {
  if (!shares) return undefined
  return (
    shares.length === result.shares.length &&
    result.shares.every(
      (told, place) =>
        BigInt(told.contributionMinor) === shares[place]?.contributionMinor &&
        BigInt(told.returnedMinor) === shares[place]?.returnedMinor &&
        BigInt(told.feeMinor) === shares[place]?.feeMinor,
    )
  )
}

/** What all put in is what all got back and what the house took. */
function isBalanced({ result }: RoomHandRecord): boolean {
  const sum = (of: 'contributionMinor' | 'returnedMinor' | 'feeMinor') =>
    result.shares.reduce((all, share) => all + BigInt(share[of]), 0n)
  return sum('contributionMinor') === sum('returnedMinor') + BigInt(result.rakeMinor)
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at])
