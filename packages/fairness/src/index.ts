export { commitOf, isClientSeed, verifyCommit } from './commit.ts'
export { createStream } from './create-stream.ts'
export { sha256Hex } from './sha256-hex.ts'
export type { SeedTriple, Stream } from './stream.ts'
