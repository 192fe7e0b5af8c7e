import type { CheckedProof } from '@fairground/game-rules/proof'

// A proof of the longest show is a tenth of that.
const bytesMax = 1_000_000

/** What a file proves; undefined for one that is too large. The rules of all games come along only for whoever checks one. */
export async function findProof(file: File): Promise<CheckedProof | undefined> {
  if (file.size > bytesMax) return undefined
  const { checkProofText } = await import('./check-proof.ts')
  return checkProofText(await file.text())
}
