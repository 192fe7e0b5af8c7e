import { formatMoney } from './format-money.ts'
import { separatorsOf } from './separators.ts'
import type { TypedAmountBox } from './typed-amount.ts'

/** Where a text was changed: what stood from `start` to `end` was replaced by `inserted`. */
export interface TextChange {
  start: number
  end: number
  inserted: string
}

/**
 * What a box shows for the person's own signs: plain figures are grouped for the language, everything else stays as it was
 * typed, since a group put into it could turn a mark for decimals into one for thousands.
 */
export function shownText(typed: string, { locale, decimals }: TypedAmountBox): string {
  const [whole = '', fraction] = typed.split(separatorsOf(locale).decimal, 2)
  const isPlain = /^\d{1,15}$/.test(whole) && /^\d*$/.test(fraction ?? '')
  if (!isPlain || (fraction !== undefined && decimals === 0)) return typed
  const grouped = formatMoney(whole, { locale, decimals: 0 })
  return fraction === undefined ? grouped : grouped + separatorsOf(locale).decimal + fraction
}

/** A plain value (`2000000`, `12.5`) as a person would type it in this language, without groups. */
export const typedText = (value: string, { locale }: Pick<TypedAmountBox, 'locale'>): string =>
  value.replace('.', separatorsOf(locale).decimal)

/** Typed characters before a position of the shown text, without group separators. */
export function typedPlaceOf(place: number, typed: string, shown: string): number {
  let own = 0
  for (let at = 0; at < place; at++) if (shown[at] === typed[own]) own++
  return own
}

/** Position in the shown text after this many typed characters. */
export function shownPlaceOf(own: number, typed: string, shown: string): number {
  let at = 0
  for (let seen = 0; seen < own && at < shown.length; at++) if (shown[at] === typed[seen]) seen++
  return at
}

/** Change of a shown text; `selection` is the previous selection, if known. */
export function changeBetween(before: string, after: string, selection?: { start: number; end: number }): TextChange {
  if (selection) {
    const { start, end } = selection
    const [head, tail] = [before.slice(0, start), before.slice(end)]
    if (after.length >= head.length + tail.length && after.startsWith(head) && after.endsWith(tail))
      return { start, end, inserted: after.slice(start, after.length - tail.length) }
  }
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++
  let tail = 0
  const tailMax = Math.min(before.length, after.length) - start
  while (tail < tailMax && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { start, end: before.length - tail, inserted: after.slice(start, after.length - tail) }
}
