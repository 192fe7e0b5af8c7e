import { sha256 } from '@noble/hashes/sha2.js'

const sliceLength = 1_000
const encoder = new TextEncoder()
const rest = () => new Promise((resolve) => setTimeout(resolve))

/** The first number whose SHA-256 with the id begins with that many zero bits. Works in slices; the page stays awake. */
export async function solveWork(id: string, bits: number, signal?: AbortSignal): Promise<number> {
  for (let work = 0; ; work += 1) {
    if (firstBits(`${id}:${work}`) >>> (32 - bits) === 0) return work
    if (work % sliceLength === 0) await rest()
    signal?.throwIfAborted()
  }
}

const firstBits = (text: string): number => new DataView(sha256(encoder.encode(text)).buffer).getUint32(0)
