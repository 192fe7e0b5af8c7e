export { beaconRoundAt, beaconTimeMs, beaconValue, quicknet } from './beacon.ts'
export { canonicalJson, type PlainJson } from './canonical-json.ts'
export {
  type CardLeaf,
  cardHash,
  cardRoot,
  checkShoe,
  type DealtCard,
  isInShoe,
  pathsOf,
  type ShoeFaults,
} from './card-tree.ts'
export { type ChainHead, chainHead, chainSeed, chainSeeds, followsOn, isChainSeed } from './chain.ts'
export { commitOf, isClientSeed, verifyCommit } from './commit.ts'
export { crashPointX100 } from './crash-point.ts'
export { createStream } from './create-stream.ts'
export { drawRoundAt, drawSeed, noBeacon } from './draw-seed.ts'
export { sha256Hex } from './hashes.ts'
export { isInTree, type LeafPath } from './merkle.ts'
export { type DrawMode, type DrawSource, drawModes, type ProvedDraw, provedDraw } from './proved-draw.ts'
export type { SeedTriple, Stream } from './stream.ts'
export {
  canonicalTicket,
  type NamedLeaf,
  namedPaths,
  namedRoot,
  type TicketLeaf,
  ticketHash,
  ticketPaths,
  ticketRoot,
} from './ticket-tree.ts'
export { partOf, partSize, pathsInPart, TicketTree, type TreeOfParts, type TreePart } from './tree-parts.ts'
