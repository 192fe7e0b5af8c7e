import { api } from '../../lib/api.ts'

/** Sends pictures, one after the other, so that the first that is refused stops it. @returns their ids */
export async function sendProofs(files: readonly File[]): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) ids.push((await api.uploads.upload({ purpose: 'withdrawal', file })).fileId)
  return ids
}
