import { foldDigits } from './digits.ts'
import { separatorsOf } from './separators.ts'

export interface TypedAmountBox {
  /** BCP 47: whose signs of groups and decimals are believed first. */
  locale: string
  /** Digits after the separator that the box takes; 0 for whole amounts only. */
  decimals: number
}

/** `value` is plain decimal text (`2000000`, `12.5`); empty for nothing typed. */
export type TypedAmount = { isRead: true; value: string } | { isRead: false; why: UnreadReason }

/**
 * `unclear`: more than one amount could be meant. `whole`: decimals where there are none. `fine`: more decimals than there
 * are. `long`: more than 15 whole digits. `foreign`: something that is no figure.
 */
export type UnreadReason = 'unclear' | 'whole' | 'fine' | 'long' | 'foreign'

const wholeDigitCountMax = 15

/**
 * Reads what a person typed or pasted into a box of amounts, in any digits and any usual writing. The language and the
 * shape decide together: `500,000` and `500.000` are half a million where there are no decimals, `50000.00` is fifty
 * thousand everywhere. What could be two amounts is no amount.
 */
export function readTypedAmount(text: string, box: TypedAmountBox): TypedAmount {
  const figure = figureOf(text)
  if (figure === '') return { isRead: true, value: '' }
  if (!/^[\d.,'\u066b]+$/.test(figure)) return unread('foreign')
  const split = splitAtDecimal(figure, box)
  if (!split) return unread('unclear')
  const whole = ungrouped(split.whole)
  if (whole === undefined) return unread('unclear')
  if (whole.length > wholeDigitCountMax) return unread('long')
  const fraction = split.fraction?.replace(/(?<!0)0+$/, '') ?? ''
  if (fraction.length > box.decimals) return unread(box.decimals === 0 ? 'whole' : 'fine')
  if (whole === '' && !split.fraction) return unread('unclear')
  return { isRead: true, value: fraction === '' ? whole || '0' : `${whole || '0'}.${fraction}` }
}

const unread = (why: UnreadReason): TypedAmount => ({ isRead: false, why })

const unseen = /\p{Cf}/gu
const unit = '(?:[\\p{Sc}\\s]|vn[dđ]|usdt?|fun|đồng|[dđ])+'
const edges = new RegExp(`^${unit}|${unit}$`, 'giu')

/** The figure without money signs around it: Latin digits, `.` and `,`, `'` for what is only ever a group, `٫` for decimals. */
function figureOf(text: string): string {
  return foldDigits(text.normalize('NFC'))
    .replace(unseen, '')
    .replace(edges, '')
    .replace(/[\u066c\u2019\uff07]|\s/g, "'")
    .replace(/[\uff0e\u3002\uff61]/g, '.')
    .replace(/[\u060c\uff0c\u3001]/g, ',')
}

/** Where the decimals begin, if they do; undefined when that cannot be told. */
function splitAtDecimal(figure: string, box: TypedAmountBox): { whole: string; fraction?: string } | undefined {
  const at = Math.max(...['.', ',', '\u066b'].map((sign) => figure.lastIndexOf(sign)))
  if (at < 0) return { whole: figure }
  const [whole, sign, fraction] = [figure.slice(0, at), figure[at] ?? '', figure.slice(at + 1)]
  const decimals = { whole, fraction }
  if (sign === '\u066b') return decimals
  if (fraction.includes("'")) return undefined
  if (whole.includes(sign)) return { whole: figure }
  if (fraction.length > Math.max(3, box.decimals)) return undefined
  if (fraction.length !== 3) return decimals
  const isLone = /^\d*$/.test(whole)
  if (isLone && !/^[1-9]\d{0,2}$/.test(whole)) return /^0*$/.test(whole) ? decimals : undefined
  if (isLone && (box.decimals === 0 || sign === separatorsOf(box.locale).group)) return { whole: figure }
  return undefined
}

/** The digits of a whole part, when its groups are groups: of three, or the Indian way; undefined otherwise. */
function ungrouped(whole: string): string | undefined {
  const isGrouped = /^\d*$|^\d{1,3}([.,'])\d{3}(?:\1\d{3})*$|^\d{1,2}([,'])(?:\d{2}\2)+\d{3}$/.test(whole)
  return isGrouped ? whole.replace(/[.,']/g, '').replace(/^0+(?=\d)/, '') : undefined
}

/** The value of a box whose text is no amount, or could be two: nothing that takes amounts takes it. */
export const unreadAmount = '?'

/** An amount field's value (`12`, `12.5`) as sent (`12.00`, `12.50`); undefined for none. */
export function amountOfTyped(value: string): string | undefined {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{0,2}))?$/.exec(value) ?? []
  return whole === undefined ? undefined : `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`
}

/** A percentage as it is typed, in hundredths of a percent; undefined for anything else, and for more than two decimals. */
export function basisPointsOfTyped(text: string): number | undefined {
  const reading = readTypedAmount(text.replace(/%\s*$/, ''), { locale: 'en', decimals: 2 })
  const amount = reading.isRead ? amountOfTyped(reading.value) : undefined
  return amount === undefined ? undefined : Number(amount.replace('.', ''))
}
