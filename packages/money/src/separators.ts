const known = new Map<string, { group: string; decimal: string }>()
const localeCountMax = 64

/** The signs between groups and before decimals that a locale writes with Latin digits. */
export function separatorsOf(locale: string): { group: string; decimal: string } {
  const found = known.get(locale)
  if (found) return found
  if (known.size >= localeCountMax) known.clear()
  const parts = new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: 1 }).formatToParts(1234567.5)
  const of = (type: string) => parts.find((part) => part.type === type)?.value
  const separators = { group: of('group') ?? ',', decimal: of('decimal') ?? '.' }
  known.set(locale, separators)
  return separators
}
