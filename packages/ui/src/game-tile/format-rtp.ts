const marks = /[\u200e\u200f\u061c]/g
const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 }

/**
 * 9650 basis points as `96.5%` in the order and signs of the locale; with a lower return of the poorest bet as
 * `83.31–98.94%`.
 */
export function formatRtp(rtpBp: number, locale: string, rtpMinBp = rtpBp): string {
  const numerals = `${locale}-u-nu-latn`
  const percent = new Intl.NumberFormat(numerals, { style: 'percent', ...digits })
  const best = percent.format(rtpBp / 10_000).replace(marks, '')
  if (rtpMinBp >= rtpBp) return best
  const number = new Intl.NumberFormat(numerals, digits)
  const [least, most] = [rtpMinBp, rtpBp].map((basisPoints) => number.format(basisPoints / 100).replace(marks, ''))
  return best.replace(most ?? '', `${least}–${most}`)
}
