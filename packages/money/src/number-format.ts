const formatCountMax = 64
const formats = new Map<string, Intl.NumberFormat>()

/** Short figures for axes and tight places. Vietnamese abbreviates to letters that nobody reads: its words are written out. */
export const compactFormat = (locale: string): Intl.NumberFormat =>
  numberFormat(locale, {
    notation: 'compact',
    compactDisplay: locale.startsWith('vi') ? 'long' : 'short',
    maximumFractionDigits: 1,
  })

/** A formatter with Latin digits, made once for a locale and its options: a page of tiles asks for it a hundred times. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= formatCountMax) formats.clear()
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, options)
  formats.set(key, format)
  return format
}
