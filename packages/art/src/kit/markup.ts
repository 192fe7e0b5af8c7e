/** What may stand in SVG text: numbers are rounded to three decimals, lists are joined. */
export type Part = string | number | readonly string[]

/** Three decimals are finer than any pixel we ship. Throws on NaN and infinity, which would draw nothing. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error('a drawing needs finite numbers')
  return String(Math.round(value * 1000) / 1000)
}

function format(part: Part): string {
  if (typeof part === 'number') return formatNumber(part)
  return typeof part === 'string' ? part : part.join('')
}

/** Template tag for SVG text. Values are our own markup, never a visitor's: only `escapeText` makes text safe. */
export function svg(texts: TemplateStringsArray, ...parts: Part[]): string {
  return texts.reduce((text, next, index) => text + format(parts[index - 1] ?? '') + next)
}

/** Makes a name safe inside an attribute or a text node. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Calls `draw` for 0 … count-1 and joins the fragments. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}
