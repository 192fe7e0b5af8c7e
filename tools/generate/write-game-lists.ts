import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.ts'
import { gameLists } from './game-lists.ts'

for (const [file, text] of gameLists(root)) writeFileSync(path.join(root, file), text)
