/** How source code may come to a text: by its key, by the beginning of one, or by one that it puts together. */
export interface TextUses {
  keys: Set<string>
  heads: Set<string>
  /** Parts of a template, of which any word may stand between two. */
  patterns: Map<string, string[]>
}

export const noUses = (): TextUses => ({ keys: new Set(), heads: new Set(), patterns: new Map() })

const literal = /'([\w.:-]+)'|"([\w.:-]+)"|\b([A-Za-z_]\w*)(?=\??:)/g
const template = /`((?:[^`$\\\n]|\$\{[^}`]*\})*\$\{(?:[^`$\\\n]|\$\{[^}`]*\}|[^`{}\n]*\})*)`/g
const hole = /\$\{[^}]*\}/g

/** Adds what one file may say. */
export function addUses(source: string, { keys, heads, patterns }: TextUses): void {
  for (const [, single, double, property] of source.matchAll(literal)) {
    const text = (single ?? double ?? property ?? '').replace(/^\w+:(?=.)/, '')
    if (text.endsWith('.')) heads.add(text)
    else keys.add(text)
  }
  for (const [, text = ''] of source.matchAll(template)) {
    const bare = text.replace(/^\w+:/, '').replace(/^\$\{[^}]*\}:/, '')
    if (/^(?:[\w.-]|\$\{[^}]*\})+$/.test(bare)) patterns.set(bare, bare.split(hole))
  }
}

/** Whether any source says the text: a key put together from words alone needs each of them somewhere. */
export function isUsed(key: string, { keys, heads, patterns }: TextUses): boolean {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '')
  if (keys.has(key) || keys.has(base)) return true
  if ([...heads].some((head) => base.startsWith(head))) return true
  return [...patterns.values()].some((parts) => fits(base, parts, keys))
}

function fits(key: string, parts: readonly string[], words: ReadonlySet<string>): boolean {
  const escaped = parts.map((part) => part.replaceAll('.', '\\.').replaceAll('-', '\\-'))
  const match = new RegExp(`^${escaped.join('([\\w.-]+)')}$`).exec(key)
  if (!match) return false
  return /\w{2}/.test(parts.join('')) || match.slice(1).every((word) => words.has(word))
}
