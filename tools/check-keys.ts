import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { spokenIn } from './spoken-text.ts'
import { keysIn } from './text-keys.ts'
import { addUses, isUsed, noUses } from './text-uses.ts'
import { listSourceFiles, root } from './workspace.ts'

// Every key that a screen names must have a text, every text must be said somewhere, and nothing is said without one.
// That each language has each text is packages/i18n/check.ts.
const locales = path.join(root, 'packages/i18n/locales/en')
const texts = (readdirSync(locales, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(locales, file), 'utf8')) as object).map((key) => ({ file, key })),
  )
const known = new Set(texts.flatMap(({ key }) => [key, key.replace(/_(zero|one|two|few|many|other)$/, '')]))

const screens =
  /^(apps\/(portal|console|game-client|lottery-client|sportsbook-client)|packages\/(ui|vendor-ui|client))\//
const sources = ['apps', 'packages']
  .flatMap((folder) => listSourceFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen|stories)\.tsx?$|\/(test|stories)\//.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
const shown = sources.filter(({ file }) => screens.test(file))

const uses = shown.flatMap(({ file, source }) => keysIn(source).map((key) => ({ file, key })))
const missing = uses.filter(({ key }) => !known.has(key.replace(/^[\w-]+:/, '')))

const said = noUses()
for (const { source } of sources) addUses(source, said)
const unused = texts.filter(({ key }) => !isUsed(key, said))

const spoken = shown
  .filter(({ file }) => file.endsWith('.tsx'))
  .flatMap(({ file, source }) => spokenIn(file, source).map((found) => ({ file, ...found })))

for (const { file, key } of missing) console.log(`${file}: there is no text "${key}"`)
for (const { file, key } of unused) console.log(`locales/*/${file}: nobody says "${key}"`)
for (const { file, line, text } of spoken) console.log(`${file}:${line}: "${text}" is not from a catalogue`)
const faults = missing.length + unused.length + spoken.length
console.log(`keys: ${uses.length} uses of ${texts.length} texts, ${faults} faults`)
process.exit(faults > 0 || uses.length === 0 ? 1 : 0)
