import { readdirSync, readFileSync } from 'node:fs'

// Every catalogue must hold the same keys with the same placeholders in every language, plurals in the language's own forms.
const root = new URL('./locales/', import.meta.url)
const languages = readdirSync(root)
const reference = 'en'
const problems: string[] = []

const namespacesOf = (language: string) => readdirSync(new URL(`${language}/`, root)).sort()
const catalogueOf = (language: string, namespace: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/${namespace}`, root), 'utf8'))
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\/?\d+>/g) ?? [])].sort().join(' ')

for (const language of languages) {
  const missing = namespacesOf(reference).filter((namespace) => !namespacesOf(language).includes(namespace))
  for (const namespace of missing) problems.push(`${language}: no catalogue ${namespace}`)
  for (const namespace of namespacesOf(language)) compare(language, namespace)
}

function compare(language: string, namespace: string) {
  if (!namespacesOf(reference).includes(namespace)) return problems.push(`${reference}: no catalogue ${namespace}`)
  const wanted = formsIn(catalogueOf(reference, namespace), language)
  const found = catalogueOf(language, namespace)
  for (const key of wanted.keys()) if (!(key in found)) problems.push(`${language}/${namespace}: "${key}" is missing`)
  for (const [key, text] of Object.entries(found)) {
    const placeholders = wanted.get(key)
    if (placeholders === undefined) problems.push(`${reference}/${namespace}: "${key}" is missing`)
    else if (!placeholders.includes(placeholdersOf(text)))
      problems.push(`${language}/${namespace}: placeholders of "${key}" differ`)
    if (!text.trim()) problems.push(`${language}/${namespace}: "${key}" is empty`)
  }
  return problems.length
}

/** Keys that a language needs for a catalogue, a plural in each form that the language has, with what may stand in each. */
function formsIn(catalogue: Record<string, string>, language: string): Map<string, string[]> {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return new Map(
    Object.entries(catalogue).flatMap(([key, text]): [string, string[]][] => {
      const [, base, category] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? []
      if (base === undefined || !(`${base}_other` in catalogue)) return [[key, [placeholdersOf(text)]]]
      if (category !== 'other') return []
      // "One row" needs no number.
      const rest = placeholdersOf(text.replaceAll('{{count}}', ''))
      return categories.map((form) => [
        `${base}_${form}`,
        form === 'other' ? [placeholdersOf(text)] : [placeholdersOf(text), rest],
      ])
    }),
  )
}

for (const problem of problems) console.error(problem)
console.log(`catalogues: ${languages.length} languages, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
