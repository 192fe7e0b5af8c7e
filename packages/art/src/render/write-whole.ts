import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file so that others see all of it or none, also when two builds write it at once. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(part, content)
  await rename(part, file)
}
