import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { type LeafPath, treePaths, treeRoot } from './merkle.ts'
import {
  hashesOf,
  keyOf,
  leafOf,
  type NamedLeaf,
  namedPathsInOrder,
  orderedLeaves,
  type TicketLeaf,
} from './ticket-tree.ts'

/** Leaves of a part. A power of two: the parts of an RFC 6962 tree are subtrees of it, and their roots its upper levels. */
export const partSize = 1_024

/** So many leaves in their order, beginning at this one; hashes are 64 lower-case hex characters. */
export type TreePart = { readonly firstId: string; readonly root: string }

/** `size`: tickets. */
export type TreeOfParts = { readonly root: string; readonly parts: readonly TreePart[]; readonly size: number }

/**
 * The tree over all tickets of a draw with the roots of its parts, from which the path of any ticket follows without the
 * others. Tickets are added by pages in the order of their ids: no more are held than a page and a part have.
 */
export class TicketTree {
  private readonly parts: TreePart[] = []
  private rest: NamedLeaf[] = []
  private size = 0
  private lastKey = ''

  /** Tickets in any order. @throws RangeError where one does not come after all that were added before */
  add(tickets: readonly TicketLeaf[]): void {
    const leaves = orderedLeaves(tickets.map(leafOf))
    const [first, last] = [leaves[0], leaves.at(-1)]
    if (!first || !last) return
    if (keyOf(first.id) <= this.lastKey) throw new RangeError('Pages of a tree come in the order of their ids')
    this.lastKey = keyOf(last.id)
    this.size += leaves.length
    const open = [...this.rest, ...leaves]
    const whole = open.length - (open.length % partSize)
    for (let from = 0; from < whole; from += partSize) this.close(open.slice(from, from + partSize))
    this.rest = open.slice(whole)
  }

  end(): TreeOfParts {
    if (this.rest.length > 0) this.close(this.rest)
    this.rest = []
    return { root: bytesToHex(treeRoot(rootsOf(this.parts))), parts: this.parts, size: this.size }
  }

  private close(leaves: readonly NamedLeaf[]): void {
    this.parts.push({ firstId: leaves[0]?.id ?? '', root: bytesToHex(treeRoot(hashesOf(leaves))) })
  }
}

/** The part that the ticket of this id stands in, if it is in the tree: parts in their order, ids of ASCII characters. */
export const partOf = (parts: readonly TreePart[], id: string): number =>
  parts.findLastIndex(({ firstId }) => firstId <= id)

interface PartLeaves {
  /** All tickets of the part. */
  tickets: readonly TicketLeaf[]
  index: number
  /** Those of the whole tree. */
  parts: readonly TreePart[]
  /** Tickets of the whole tree. */
  size: number
}

/** The path of every ticket of one part to the root of the whole tree. @throws RangeError where the tickets are not the part's */
export function pathsInPart({ tickets, index, parts, size }: PartLeaves): Map<string, LeafPath> {
  const leaves: readonly NamedLeaf[] = orderedLeaves(tickets.map(leafOf))
  if (bytesToHex(treeRoot(hashesOf(leaves))) !== parts[index]?.root)
    throw new RangeError(`These are not the tickets of part ${index}`)
  const above = treePaths(rootsOf(parts))[index] ?? []
  return new Map(
    [...namedPathsInOrder(leaves)].map(([id, inPart]) => [
      id,
      { ...inPart, size, index: index * partSize + inPart.index, path: [...inPart.path, ...above] },
    ]),
  )
}

const rootsOf = (parts: readonly TreePart[]): Uint8Array[] => parts.map(({ root }) => hexToBytes(root))
