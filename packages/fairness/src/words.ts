import { createView, utf8ToBytes } from '@noble/hashes/utils.js'
import { hmacSha256 } from './hashes.ts'
import type { SeedTriple } from './stream.ts'

const wordsPerBlock = 8

/** The endless sequence of 32-bit words of one bet; block i is HMAC-SHA256(serverSeed, "clientSeed:nonce:i"). */
export function wordsOf({ serverSeed, clientSeed, nonce }: SeedTriple): () => number {
  const key = utf8ToBytes(serverSeed)
  let used = 0
  let block: DataView = new DataView(new ArrayBuffer(0))
  return () => {
    const position = used % wordsPerBlock
    if (position === 0) {
      block = createView(hmacSha256(key, utf8ToBytes(`${clientSeed}:${nonce}:${used / wordsPerBlock}`)))
    }
    used += 1
    return block.getUint32(position * 4)
  }
}
