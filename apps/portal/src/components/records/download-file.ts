import { readToken } from '../../lib/session.ts'

export type FileQuery = Record<string, string | undefined>

/** Hands a file of the account to the browser. @throws when the server has none to give */
export async function downloadFile(path: string, query: FileQuery): Promise<void> {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const answer = await fetch(`${path}?${new URLSearchParams(asked)}`, {
    headers: { token: readToken() ?? '', language: document.documentElement.lang },
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const url = URL.createObjectURL(await answer.blob())
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: path.slice(path.lastIndexOf('/') + 1),
  })
  link.click()
  URL.revokeObjectURL(url)
}
