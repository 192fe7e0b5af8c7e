/** A value of JSON whose numbers are whole. */
export type PlainJson = string | number | boolean | null | readonly PlainJson[] | { readonly [name: string]: PlainJson }

/**
 * The one way to write a value by RFC 8785: names in the order of their UTF-16 units, no spaces.
 * @throws RangeError for halves of surrogate pairs and for numbers that are not safe whole ones
 */
export function canonicalJson(value: PlainJson): string {
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError('Numbers are whole and safe')
    return JSON.stringify(value)
  }
  if (value === null || typeof value === 'boolean') return String(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${textOf(name)}:${canonicalJson(member)}`).join(',')}}`
}

const isList = (value: PlainJson): value is readonly PlainJson[] => Array.isArray(value)

function textOf(text: string): string {
  if (!text.isWellFormed()) throw new RangeError('Texts have whole characters')
  return JSON.stringify(text)
}
