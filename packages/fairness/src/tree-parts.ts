import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { type LeafPath, treePaths, treeRoot } from './merkle.ts'
import { hashesOf, leafOf, type NamedLeaf, namedPathsInOrder, orderedLeaves, type TicketLeaf } from './ticket-tree.ts'

/** Leaves of a part. A power of two: the parts of an RFC 6962 tree are subtrees of it, and their roots its upper levels. */
export const partSize = 1_024

/** So many leaves in their order, beginning at this one; hashes are 64 lower-case hex characters. */
export type TreePart = { readonly firstId: string; readonly root: string }

/** The tree over all tickets with the roots of its parts, from which the path of any ticket follows without the others. */
export function ticketTree(tickets: readonly TicketLeaf[]): { root: string; parts: TreePart[] } {
  const ordered = orderedLeaves(tickets.map(leafOf))
  const parts: TreePart[] = []
  for (let from = 0; from < ordered.length; from += partSize) {
    const leaves = ordered.slice(from, from + partSize)
    parts.push({ firstId: leaves[0]?.id ?? '', root: bytesToHex(treeRoot(hashesOf(leaves))) })
  }
  return { root: bytesToHex(treeRoot(rootsOf(parts))), parts }
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
