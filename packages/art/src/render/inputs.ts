import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gameTiles } from '../catalogue/game-tiles.ts'

/** Hash of all the art is made from: sources, titles, subjects and, through package.json, the pinned fonts and encoder. */
export async function hashInputs(root: string): Promise<string> {
  const sources = await readdir(path.join(root, 'src'), { recursive: true })
  const files = [
    'package.json',
    'assets/subjects.json',
    ...sources.filter((file) => file.endsWith('.ts')).map((file) => `src/${file}`),
  ]
  const contents = await Promise.all(files.sort().map((file) => readFile(path.join(root, file))))
  const hash = createHash('sha256').update(JSON.stringify(gameTiles))
  for (const [index, content] of contents.entries()) hash.update(`${files[index]}\0${content.length}\0`).update(content)
  return hash.digest('hex')
}
