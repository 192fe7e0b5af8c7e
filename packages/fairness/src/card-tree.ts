import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { leafHashOf, nodeHashOf, treeRoot } from './merkle.ts'

/** A card of a shoe as it is promised: what is printed on it, what it is, and what nobody can guess. */
export type CardLeaf = {
  /** 16 hex characters. */
  readonly id: string
  /** Two characters: `As`. */
  readonly card: string
  /** 32 hex characters. */
  readonly salt: string
}

/** A card that was dealt, with the hashes that lead from it to the root. */
export type DealtCard = CardLeaf & { readonly path: readonly string[] }

const format = 'fg-card/1'

/** Root of a shoe: a Merkle tree as in RFC 6962 over its cards in the order of their ids. */
export const cardRoot = (deckSet: string, cards: readonly CardLeaf[]): string =>
  bytesToHex(treeRoot(leavesOf(deckSet, cards)))

/** The path of every card, by its id: hashes from the bottom up, each with the side it stands on. */
export function pathsOf(deckSet: string, cards: readonly CardLeaf[]): Map<string, string[]> {
  const ids = inOrder(cards).map(({ id }) => id)
  const paths = new Map(ids.map((id): [string, string[]] => [id, []]))
  treeRoot(leavesOf(deckSet, cards), ({ from, split, to, left, right }) => {
    for (const id of ids.slice(from, split)) paths.get(id)?.push(`r${bytesToHex(right)}`)
    for (const id of ids.slice(split, to)) paths.get(id)?.push(`l${bytesToHex(left)}`)
  })
  return paths
}

/** Whether a card that was dealt is one of the shoe with this root. */
export function isInShoe(root: string, deckSet: string, card: DealtCard): boolean {
  if (!isLeaf(card)) return false
  let hash = leafOf(deckSet, card)
  for (const step of card.path) {
    const found = /^([lr])([0-9a-f]{64})$/.exec(step)
    if (!found) return false
    const other = hexToBytes(found[2] ?? '')
    hash = found[1] === 'l' ? nodeHashOf(other, hash) : nodeHashOf(hash, other)
  }
  return bytesToHex(hash) === root
}

/** Ids that are wrong in a shoe whose cards have all been opened. */
export type ShoeFaults = {
  readonly foreign: readonly string[]
  readonly doubled: readonly string[]
  readonly missing: readonly string[]
  /** Whether what was opened makes the root that was published. */
  readonly fitsRoot: boolean
}

/** Holds the cards that were dealt against the whole shoe as it was opened after its last round. */
export function checkShoe(
  { root, deckSet, cards }: { root: string; deckSet: string; cards: readonly CardLeaf[] },
  dealt: readonly CardLeaf[],
  /** What lay in the shoe when it was counted; without it only foreign and doubled cards can be found. */
  counted?: readonly string[],
): ShoeFaults {
  const known = new Map(cards.map((card) => [card.id, card]))
  const isForeign = ({ id, card, salt }: CardLeaf) => known.get(id)?.card !== card || known.get(id)?.salt !== salt
  const ids = counted ? [...dealt.map(({ id }) => id), ...counted] : dealt.map(({ id }) => id)
  const seen = new Set(ids)
  const strangers = counted?.filter((id) => !known.has(id)) ?? []
  return {
    foreign: [...new Set([...dealt.filter(isForeign).map(({ id }) => id), ...strangers])],
    doubled: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    missing: counted ? cards.map(({ id }) => id).filter((id) => !seen.has(id)) : [],
    fitsRoot: cards.every(isLeaf) && known.size === cards.length && cardRoot(deckSet, cards) === root,
  }
}

const isLeaf = ({ id, card, salt }: CardLeaf): boolean =>
  /^[0-9a-f]{16}$/.test(id) && /^[2-9TJQKA][scdh]$/.test(card) && /^[0-9a-f]{32}$/.test(salt)

const inOrder = (cards: readonly CardLeaf[]): CardLeaf[] =>
  [...cards].sort((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)))

/** The hash of a card as it stands in the tree of its shoe. */
export const cardHash = (deckSet: string, card: CardLeaf): string => bytesToHex(leafOf(deckSet, card))

const leavesOf = (deckSet: string, cards: readonly CardLeaf[]): Uint8Array[] =>
  inOrder(cards).map((card) => leafOf(deckSet, card))

const leafOf = (deckSet: string, { id, card, salt }: CardLeaf): Uint8Array =>
  leafHashOf(utf8ToBytes(`${format}${deckSet}${id}${card}${salt}`))
