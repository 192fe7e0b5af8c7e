import { sha256Hex } from './hashes.ts'

/** What is shown before the first bet: sha256 of the server seed's 64 characters, as 64 lower-case hex characters. */
export function commitOf(serverSeed: string): string {
  return sha256Hex(serverSeed)
}

/** Whether a revealed server seed is the one that was committed to. */
export function verifyCommit(serverSeed: string, commit: string): boolean {
  return isServerSeed(serverSeed) && commitOf(serverSeed) === commit
}

/** 64 lower-case hex characters. */
export function isServerSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** 1–64 characters; half a surrogate pair is refused, because two such texts would share their bytes. */
export function isClientSeed(text: string): boolean {
  const length = [...text].length
  return length >= 1 && length <= 64 && text.isWellFormed()
}
