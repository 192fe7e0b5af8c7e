export type Catalogue = Record<string, string>

interface Pair {
  language: string
  own: Catalogue
  /** In English, which every language is held against. */
  reference: Catalogue
  /** Texts that are the same as in English: names, what nobody translates, and words that both languages have. */
  same: ReadonlySet<string>
  /** Words that the language's glossary has another for, in small letters, and that other. */
  insteadOf?: Record<string, string> | undefined
}

/** What is wrong with the texts that a language has, and which of the reference's it has not. */
export function compareCatalogues({ language, own, reference, same, insteadOf = {} }: Pair): {
  faults: string[]
  missing: string[]
} {
  const wanted = formsIn(reference, language)
  const faults = Object.entries(own).flatMap(([key, text]) => {
    const places = wanted.get(key)
    if (!places) return [`"${key}" is not in English`]
    if (!text.trim()) return [`"${key}" is empty`]
    if (!places.includes(placesOf(text))) return [`places of "${key}" differ`]
    const strange = strangeWords(text, insteadOf).map(
      (word) => `"${key}" says "${word}" instead of "${insteadOf[word]}"`,
    )
    return language !== 'en' && isUntranslated(text, reference[key], same) ? [`"${key}" is not translated`] : strange
  })
  return { faults, missing: [...wanted.keys()].filter((key) => !(key in own)) }
}

/** Words of a text that the glossary has another for. */
export function strangeWords(text: string, insteadOf: Record<string, string>): string[] {
  const small = text.toLowerCase().normalize('NFC')
  return Object.keys(insteadOf).filter((word) => small.includes(word))
}

/** Plurals that lack a form although they have another: those are no text that waits, but a broken one. */
export function halfPlurals(own: Catalogue, missing: readonly string[]): string[] {
  const baseOf = (key: string) => pluralKey.exec(key)?.[1]
  const begun = new Set(Object.keys(own).flatMap((key) => baseOf(key) ?? []))
  return missing.filter((key) => begun.has(baseOf(key) ?? ''))
}

const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/
const place = /\{\{\w+(?:, *\w+)?\}\}|<\/?\d+>/g
/** "One row" needs no number. */
const numberPlace = /\{\{(?:count|formatted)\}\}/g

const placesOf = (text: string): string => [...new Set(text.match(place) ?? [])].sort().join(' ')

const isUntranslated = (text: string, english: string | undefined, same: ReadonlySet<string>): boolean =>
  text === english && /\p{L}{4,}/u.test(text.replace(place, '')) && !same.has(text)

/** Keys that a language needs for a catalogue, a plural in each form that the language has, with what may stand in each. */
function formsIn(catalogue: Catalogue, language: string): Map<string, string[]> {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return new Map(
    Object.entries(catalogue).flatMap(([key, text]): [string, string[]][] => {
      const [, base, category] = pluralKey.exec(key) ?? []
      if (base === undefined || !(`${base}_other` in catalogue)) return [[key, [placesOf(text)]]]
      if (category !== 'other') return []
      const rest = placesOf(text.replace(numberPlace, ''))
      return categories.map((form) => [`${base}_${form}`, form === 'other' ? [placesOf(text)] : [placesOf(text), rest]])
    }),
  )
}
