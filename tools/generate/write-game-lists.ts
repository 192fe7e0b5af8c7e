import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.ts'
import { gameLists } from './game-lists.ts'

for (const [name, text] of gameLists(root)) {
  const file = path.join(root, name)
  // Tests may be reading: what has not changed is left alone.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
