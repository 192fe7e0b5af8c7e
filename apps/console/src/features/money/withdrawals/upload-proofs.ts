import { api } from '../../../lib/api.ts'

/** Sends pictures for the owner of a withdrawal, one after the other. @returns their ids */
export async function uploadProofs(withdrawalId: string, files: readonly File[]): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) ids.push((await api.staff.uploadPayoutProof({ withdrawalId, file })).fileId)
  return ids
}
