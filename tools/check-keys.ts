import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keysIn } from './text-keys.ts'
import { listSourceFiles, root } from './workspace.ts'

// Every key that a screen names must have a text; that each language has it is packages/i18n/check.ts.
const locales = path.join(root, 'packages/i18n/locales/en')
const texts = readdirSync(locales).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(path.join(locales, file), 'utf8')) as object),
)
const known = new Set(texts.flatMap((key) => [key, key.replace(/_(zero|one|two|few|many|other)$/, '')]))

const screens = ['apps/portal', 'apps/console', 'apps/game-client', 'packages/ui', 'packages/client']
const files = screens.flatMap((folder) => listSourceFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
const uses = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file))
  .flatMap((file) => keysIn(readFileSync(path.join(root, file), 'utf8')).map((key) => ({ file, key })))
const missing = uses.filter(({ key }) => !known.has(key.replace(/^\w+:/, '')))

for (const { file, key } of missing) console.log(`${file}: there is no text "${key}"`)
console.log(`keys: ${uses.length} uses, ${missing.length} without a text`)
process.exit(missing.length > 0 || uses.length === 0 ? 1 : 0)
