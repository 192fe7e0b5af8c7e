import type { ProofPurpose } from '@fairground/contract'
import { api } from './api.ts'

/** Sends pictures, one after the other, so that the first that is refused stops it. @returns their ids */
export async function sendProofs(purpose: ProofPurpose, files: readonly File[]): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) ids.push((await api.uploads.upload({ purpose, file })).fileId)
  return ids
}
