import { open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { textBytesMax } from './official.ts'

/** The text of the file of a folder that was written last; undefined where there is none. @throws Error where it is too long */
export async function readNewest(folder: string, format: 'csv' | 'json'): Promise<string | undefined> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(`.${format}`))
  const files = await Promise.all(
    names.map(async (name) => ({ name, writtenMs: (await stat(path.join(folder, name))).mtimeMs })),
  )
  const newest = files.toSorted((one, other) => other.writtenMs - one.writtenMs || (one.name < other.name ? 1 : -1))[0]
  if (!newest) return undefined
  const file = await open(path.join(folder, newest.name))
  try {
    if ((await file.stat()).size > textBytesMax) throw new Error(`${newest.name} is longer than ${textBytesMax} bytes`)
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}
