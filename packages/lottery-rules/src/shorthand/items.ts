import { fold, playAt } from './words.ts'

/** A piece of the text, and where it begins, counted in characters. */
export type Place = { readonly text: string; readonly at: number }

export type Item = Place &
  (
    | {
        readonly kind: 'numbers'
        readonly numbers: readonly string[]
        readonly isRange?: true
        readonly isDashed?: true
      }
    | { readonly kind: 'stake'; readonly dong: bigint }
    | { readonly kind: 'play'; readonly play: string }
    | { readonly kind: 'every-order' }
    | { readonly kind: 'unknown' }
  )

/** What follows a number of thousands or millions. */
const units: Readonly<Record<string, bigint>> = {
  ...{ k: 1_000n, n: 1_000n, ng: 1_000n, nghin: 1_000n, ngan: 1_000n },
  ...{ tr: 1_000_000n, trieu: 1_000_000n },
}
const unitPattern = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')
const stakePattern = new RegExp(`^([1-9]\\d{0,8})(${unitPattern})$`)
/** Parts of a million; of a thousand they are too easily two numbers. */
const millionsPattern = /^([1-9]\d{0,5})[.,](\d{1,6})(tr|trieu)$/
const numberPattern = /^\d{1,6}$/
const rangePattern = /^(\d{1,4})-(\d{1,4})$/
const listPattern = /^\d{1,4}(?:[.,;+]\d{1,4})+$/
const rangeMax = 1_000

type Word = Place & { readonly folded: string }
type Taken = { readonly item: Item; readonly count: number }

/** The items of one line; `from` is where the line begins in the text. */
export function itemsOf(line: string, from: number): readonly Item[] {
  const words = [...line.matchAll(/\S+/g)].flatMap(({ 0: text, index }) => piecesOf(text, from + lengthOf(line, index)))
  const items: Item[] = []
  for (let at = 0; at < words.length; ) {
    const { item, count } = takeFrom(words.slice(at))
    items.push(item)
    at += count
  }
  return items
}

/** Up to the separators at the end. */
function lengthWithoutEnd(text: string): number {
  let length = text.length
  while (length > 0 && ',;'.includes(text.charAt(length - 1))) length -= 1
  return length
}

/** A list such as `12,34.56` is several words. A comma at the end belongs to nothing. */
function piecesOf(text: string, at: number): readonly Word[] {
  const bare = text.slice(0, lengthWithoutEnd(text))
  if (bare === '') return [{ text, at, folded: text }]
  if (!listPattern.test(bare)) return [{ text: bare, at, folded: fold(bare) }]
  return [...bare.matchAll(/\d+/g)].map(({ 0: number, index }) => ({ text: number, at: at + index, folded: number }))
}

function takeFrom(words: readonly Word[]): Taken {
  const folded = words.map((word) => word.folded)
  return rangeAt(words, folded) ?? playItemAt(words, folded) ?? stakeAt(words, folded) ?? single(words)
}

/** `kéo 10 đến 19`, `10 kéo 19`, `từ 10 đến 19`, `10 đến 19`, `10-19`. */
function rangeAt(words: readonly Word[], folded: readonly string[]): Taken | undefined {
  const [a = '', b = '', c = '', d = ''] = folded
  if ((a === 'keo' || a === 'tu') && c === 'den') return range(words, 4, [b, d])
  if (numberPattern.test(a) && (b === 'keo' || b === 'den')) return range(words, 3, [a, c])
  const [, first, last] = rangePattern.exec(a) ?? []
  if (first === undefined || last === undefined) return undefined
  const { item, count } = range(words, 1, [first, last])
  return { item: item.kind === 'numbers' ? { ...item, isDashed: true } : item, count }
}

function range(words: readonly Word[], count: number, [first, last]: readonly [string, string]): Taken {
  const place = placeOf(words, count)
  const size = Number(last) - Number(first) + 1
  const isRange = first.length === last.length && /^\d+$/.test(first + last) && size > 1 && size <= rangeMax
  if (!isRange) return { item: { ...place, kind: 'unknown' }, count: Math.min(count, words.length) }
  const numbers = Array.from({ length: size }, (_, more) => `${Number(first) + more}`.padStart(first.length, '0'))
  return { item: { ...place, kind: 'numbers', numbers, isRange: true }, count }
}

function playItemAt(words: readonly Word[], folded: readonly string[]): Taken | undefined {
  const found = playAt(folded)
  if (!found) return undefined
  return { item: { ...placeOf(words, found.wordCount), kind: 'play', play: found.play }, count: found.wordCount }
}

/** `50k`, `1.5tr`, or `50 k` in two words. */
function stakeAt(words: readonly Word[], [a = '', b = '']: readonly string[]): Taken | undefined {
  const apart = numberPattern.test(a) && Object.hasOwn(units, b)
  const dong = stakeOf(apart ? a + b : a)
  const count = apart ? 2 : 1
  return dong === undefined ? undefined : { item: { ...placeOf(words, count), kind: 'stake', dong }, count }
}

function stakeOf(text: string): bigint | undefined {
  const [, whole, unit] = stakePattern.exec(text) ?? []
  if (whole !== undefined && unit !== undefined) return BigInt(whole) * (units[unit] ?? 0n)
  const [, millions, part] = millionsPattern.exec(text) ?? []
  return millions !== undefined && part !== undefined ? BigInt(millions + part.padEnd(6, '0')) : undefined
}

function single(words: readonly Word[]): Taken {
  const [{ text, at, folded } = { text: '', at: 0, folded: '' }] = words
  if (folded === 'dao') return { item: { text, at, kind: 'every-order' }, count: 1 }
  if (numberPattern.test(folded)) return { item: { text, at, kind: 'numbers', numbers: [folded] }, count: 1 }
  return { item: { text, at, kind: 'unknown' }, count: 1 }
}

function placeOf(words: readonly Word[], count: number): Place {
  const taken = words.slice(0, count)
  return { text: taken.map(({ text }) => text).join(' '), at: taken[0]?.at ?? 0 }
}

/** Characters, not the units that JavaScript counts in. */
export const lengthOf = (text: string, end = text.length): number => [...text.slice(0, end)].length
