import { createStream } from '@fairground/fairness'

/** Words of one sequence: 2^20 bits, a little more than the million that SP 800-22 asks for. */
export const wordsPerSequence = 2 ** 15

/** Where sequences of 32-bit words come from. */
export interface Source {
  name: string
  sequence(index: number): Uint32Array
}

/**
 * FS1 in the two ways games use it: a long stream of one bet, a sequence each; and the first word of bet after bet, which is
 * all that most games draw.
 */
export const sourcesOf = (serverSeed: string): Source[] => [
  {
    name: 'long streams, one bet each',
    sequence: (index) => {
      const stream = createStream({ serverSeed, clientSeed: 'rng-evidence-long', nonce: index })
      return Uint32Array.from({ length: wordsPerSequence }, () => stream.u32())
    },
  },
  {
    name: 'the first word of bet after bet',
    sequence: (index) =>
      Uint32Array.from({ length: wordsPerSequence }, (_, i) =>
        createStream({ serverSeed, clientSeed: 'rng-evidence-first', nonce: index * wordsPerSequence + i }).u32(),
      ),
  },
]

/** The bits of words, the highest first. */
export function bitsOf(words: Uint32Array): Uint8Array {
  const bits = new Uint8Array(words.length * 32)
  for (let i = 0; i < bits.length; i += 1) bits[i] = ((words[i >>> 5] ?? 0) >>> (31 - (i & 31))) & 1
  return bits
}
