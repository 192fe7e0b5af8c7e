const formatCountMax = 64
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A formatter of days and times in the order and words of a language, made once. Latin digits, and the calendar that the
 * boxes of dates have everywhere: a filter from 27/11/2026 stands over rows of 2026 in Thai and Persian too.
 */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= formatCountMax) formats.clear()
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, withSlash(language, options))
  formats.set(key, format)
  return format
}

/** Vietnamese joins day and month by a slash, with and without the year; the language's data has a hyphen for two digits each. */
function withSlash(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const isShort = options.day === '2-digit' && options.month === '2-digit' && !options.year
  return isShort && language.startsWith('vi') ? { ...options, day: 'numeric', month: 'numeric' } : options
}

const relatives = new Map<string, Intl.RelativeTimeFormat>()

/** "Yesterday", "5 minutes ago", in a language and Latin digits. */
export function relativeFormat(language: string): Intl.RelativeTimeFormat {
  const format = relatives.get(language) ?? new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' })
  relatives.set(language, format)
  return format
}
