import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Catalogue, compareCatalogues, halfPlurals } from './src/catalogue-faults.ts'
import { type DisplayLanguage, displayLanguages, fallbacksOf } from './src/languages.ts'

// Every text in every language with the same places, plurals in the language's own forms, nothing left in English.
// A language with others to stand in may wait for some texts; what it has must be right.
const root = new URL('./locales/', import.meta.url)
const staffOnly = new Set([
  'console.json',
  'content.json',
  'desk.json',
  'lottery-results.json',
  'lobby.json',
  'marketing.json',
  'outbox.json',
  'providers.json',
])
/** Of what players read. Where more is missing, the language is not offered. */
const waitingShareMax = 0.25
const readJson = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const sameEverywhere: string[] = readJson('./same-everywhere.json')
/** Words that a language shares with English. */
const sameAsEnglish: Record<string, string[]> = readJson('./same-as-english.json')
/** One word for one thing: what a language never says, and what it says instead. */
const insteadOf: Record<string, Record<string, string>> = readJson('./instead-of.json')

const read = (language: string, namespace: string): Catalogue => {
  const file = new URL(`${language}/${namespace}`, root)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** With those of games, `games/dice.json`. */
const filesIn = (language: string): string[] =>
  (readdirSync(new URL(`${language}/`, root), { recursive: true }) as string[]).filter((file) => file.endsWith('.json'))

const namespaces = filesIn('en')
const notes: string[] = []
const problems = displayLanguages.flatMap(problemsOf)

function problemsOf(language: DisplayLanguage): string[] {
  const follows = fallbacksOf(language).length > 0
  const own = namespaces.filter((namespace) => !follows || !staffOnly.has(namespace))
  const strange = filesIn(language).filter((file) => !own.includes(file))
  const same = new Set([...sameEverywhere, ...(sameAsEnglish[language] ?? [])])
  let [waiting, all] = [0, 0]
  const found = own.flatMap((namespace) => {
    const [texts, reference] = [read(language, namespace), read('en', namespace)]
    const { faults, missing } = compareCatalogues({
      language,
      own: texts,
      reference,
      same,
      insteadOf: insteadOf[language],
    })
    const broken = follows ? halfPlurals(texts, missing) : missing
    waiting += missing.length - broken.length
    all += Object.keys(reference).length
    return [...faults, ...broken.map((key) => `"${key}" is missing`)].map((text) => `${language}/${namespace}: ${text}`)
  })
  if (waiting > 0) notes.push(`${language}: ${waiting} texts wait and come from ${fallbacksOf(language).join(', ')}`)
  if (waiting > all * waitingShareMax) found.push(`${language}: too many texts wait: ${waiting} of ${all}`)
  return [...strange.map((file) => `${language}/${file}: not expected`), ...found]
}

for (const line of [...problems, ...notes]) console.log(line)
console.log(`catalogues: ${displayLanguages.length} languages, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
