const formatCountMax = 64
const formats = new Map<string, Intl.NumberFormat>()

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
