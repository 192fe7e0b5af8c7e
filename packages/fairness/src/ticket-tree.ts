import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonical-json.ts'
import { type LeafPath, leafHashOf, treePaths, treeRoot } from './merkle.ts'

/** What a draw is bound to of each ticket. */
export type TicketLeaf = {
  readonly id: string
  readonly play: string
  /** As played. */
  readonly numbers: readonly string[]
  /** Minor units. */
  readonly stake: string
  /** Per mille. */
  readonly factor: number
  /** What nobody can guess, so that a published hash tells nothing of the ticket. */
  readonly salt: string
}

/** A leaf of any tree whose leaves stand in the order of their ids. */
export type NamedLeaf = { readonly id: string; readonly data: Uint8Array }

/** A ticket as the bytes of its leaf are made of: these six members and no others. @throws RangeError as canonicalJson does */
export const canonicalTicket = ({ id, play, numbers, stake, factor, salt }: TicketLeaf): string =>
  canonicalJson({ id, play, numbers, stake, factor, salt })

export const ticketHash = (ticket: TicketLeaf): string => bytesToHex(leafHashOf(leafOf(ticket).data))

/** The root that a draw publishes at its close; also for the whole list of tickets that somebody checks. */
export const ticketRoot = (tickets: readonly TicketLeaf[]): string => namedRoot(tickets.map(leafOf))

/** The path of every ticket, by its id. */
export const ticketPaths = (tickets: readonly TicketLeaf[]): Map<string, LeafPath> => namedPaths(tickets.map(leafOf))

export const namedRoot = (leaves: readonly NamedLeaf[]): string => bytesToHex(treeRoot(hashesOf(orderedLeaves(leaves))))

export const namedPaths = (leaves: readonly NamedLeaf[]): Map<string, LeafPath> =>
  namedPathsInOrder(orderedLeaves(leaves))

export function namedPathsInOrder(ordered: readonly NamedLeaf[]): Map<string, LeafPath> {
  const hashes = hashesOf(ordered)
  const paths = treePaths(hashes)
  return new Map(
    ordered.map(({ id }, index) => [
      id,
      {
        index,
        size: ordered.length,
        leafHash: bytesToHex(hashes[index] ?? leafHashOf(new Uint8Array())),
        path: paths[index] ?? [],
      },
    ]),
  )
}

export const leafOf = (ticket: TicketLeaf): NamedLeaf => ({ id: ticket.id, data: utf8ToBytes(canonicalTicket(ticket)) })

export const hashesOf = (leaves: readonly NamedLeaf[]): Uint8Array[] => leaves.map(({ data }) => leafHashOf(data))

/** By the bytes of their ids in UTF-8. */
export function orderedLeaves(leaves: readonly NamedLeaf[]): NamedLeaf[] {
  const keyed = leaves.map((leaf) => ({ leaf, key: keyOf(leaf.id) }))
  if (new Set(keyed.map(({ key }) => key)).size !== leaves.length)
    throw new RangeError('Every id stands once in a tree')
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ leaf }) => leaf)
}

/** A text whose own order, by UTF-16 units, is that of the id's bytes in UTF-8: there surrogates stand above other units. */
export const keyOf = (id: string): string => id.replace(/[\ud800-\uffff]/g, moved)

const moved = (unit: string): string => {
  const code = unit.charCodeAt(0)
  return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800)
}
