import { numberFormat } from '@fairground/money'

const marks = /[\u200e\u200f\u061c]/g
const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const percentDigits = { style: 'percent', ...digits } as const

/**
 * 9650 basis points as `96.50%` in the order and signs of the locale; with a lower return of the poorest bet as
 * `83.31–98.94%`.
 */
export function formatRtp(rtpBp: number, locale: string, rtpMinBp = rtpBp): string {
  const best = numberFormat(locale, percentDigits)
    .format(rtpBp / 10_000)
    .replace(marks, '')
  if (rtpMinBp >= rtpBp) return best
  const number = numberFormat(locale, digits)
  const [least, most] = [rtpMinBp, rtpBp].map((basisPoints) => number.format(basisPoints / 100).replace(marks, ''))
  return best.replace(most ?? '', `${least}–${most}`)
}
