import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { sha256 } from './hashes.ts'

// A Merkle tree as in RFC 6962: leaves and nodes are hashed with a byte before them, so that neither passes for the other.
const [leafByte, nodeByte] = [0, 1]

export function leafHashOf(data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + data.length)
  bytes[0] = leafByte
  bytes.set(data, 1)
  return sha256(bytes)
}

export function nodeHashOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + left.length + right.length)
  bytes[0] = nodeByte
  bytes.set(left, 1)
  bytes.set(right, 1 + left.length)
  return sha256(bytes)
}

/** Two halves of the tree that are joined: leaves `from` to `split`, and from there to `to`. */
export type Join = { from: number; split: number; to: number; left: Uint8Array; right: Uint8Array }

/** The root over leaf hashes in their order; of no leaf, sha256 of nothing. */
export function treeRoot(leaves: readonly Uint8Array[], onJoin?: (join: Join) => void, from = 0): Uint8Array {
  const [only] = leaves
  if (!only) return sha256(new Uint8Array())
  if (leaves.length === 1) return only
  const count = splitOf(leaves.length)
  const split = from + count
  const left = treeRoot(leaves.slice(0, count), onJoin, from)
  const right = treeRoot(leaves.slice(count), onJoin, split)
  onJoin?.({ from, split, to: from + leaves.length, left, right })
  return nodeHashOf(left, right)
}

/** The hashes beside the way from every leaf up to the root, each list beginning at its leaf. */
export function treePaths(leaves: readonly Uint8Array[]): string[][] {
  const paths: string[][] = leaves.map(() => [])
  treeRoot(leaves, ({ from, split, to, left, right }) => {
    for (const path of paths.slice(from, split)) path.push(bytesToHex(right))
    for (const path of paths.slice(split, to)) path.push(bytesToHex(left))
  })
  return paths
}

/** Where a leaf stands in a tree, and how it leads to the root; hashes are 64 lower-case hex characters. */
export type LeafPath = {
  readonly index: number
  readonly size: number
  readonly leafHash: string
  /** From the leaf up. */
  readonly path: readonly string[]
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** Whether the leaf is in the tree of this root and size, at this place. */
export function isInTree(root: string, { index, size, leafHash, path }: LeafPath): boolean {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false
  if (![root, leafHash, ...path].every(isHash) || path.length !== sidesOf(index, size).length) return false
  const sides = sidesOf(index, size)
  const top = path.reduce<Uint8Array>((hash, step, height) => {
    const other = hexToBytes(step)
    return sides[height] === 'left' ? nodeHashOf(other, hash) : nodeHashOf(hash, other)
  }, hexToBytes(leafHash))
  return bytesToHex(top) === root
}

/** On which side the other half stands at each step, from the leaf up. */
function sidesOf(index: number, size: number): ('left' | 'right')[] {
  const sides: ('left' | 'right')[] = []
  for (let [at, left] = [index, size]; left > 1; ) {
    const split = splitOf(left)
    sides.unshift(at < split ? 'right' : 'left')
    ;[at, left] = at < split ? [at, split] : [at - split, left - split]
  }
  return sides
}

/** The largest power of two below the count. */
const splitOf = (count: number): number => 2 ** Math.floor(Math.log2(count - 1))
