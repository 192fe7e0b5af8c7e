import { provinces } from '../vietnam/provinces.ts'

export type ShorthandRegion = 'north' | 'south'

/** The play that a word stands for, by how many digits a number has. */
type ByDigits = Readonly<Partial<Record<number, string>>>

/** Plays without numbers. */
export const plainPlays: ReadonlySet<string> = new Set(['tai', 'xiu', 'chan', 'le'])

const lists = ['xien2', 'xien3', 'xien4', 'truot4', 'truot6', 'truot8', 'truot10']

/** Whether all orders of a number can be asked for: of a list it is not clear what they would be. */
export const takesEveryOrder = (play: string): boolean => !plainPlays.has(play) && !lists.includes(play)

const common: Readonly<Record<string, ByDigits>> = {
  lo: { 2: 'lo2', 3: 'lo3', 4: 'lo4' },
  ...Object.fromEntries(lists.map((id) => [id, { 2: id }])),
}

const cang4: ByDigits = { 4: 'cang4' }

const plays: Readonly<Record<ShorthandRegion, Readonly<Record<string, ByDigits>>>> = {
  north: {
    ...common,
    de: { 2: 'de' },
    cang: { 3: 'cang3', 4: 'cang4' },
    cang3: { 3: 'cang3' },
    cang4,
    dau: { 1: 'dau' },
    duoi: { 1: 'duoi' },
  },
  south: {
    ...common,
    de: { 2: 'duoi2' },
    cang: cang4,
    cang4,
    dau: { 1: 'dau', 2: 'dau_g8' },
    duoi: { 1: 'duoi', 2: 'duoi2' },
    dauduoi: { 2: 'dauduoi' },
    bao7: { 2: 'bao7' },
    xc: { 3: 'xc' },
    xc_dau: { 3: 'xc_dau' },
    xc_duoi: { 3: 'xc_duoi' },
  },
}

/** What people write for a play: small letters without accents, words of a phrase apart. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  lo: ['lo', 'bl', 'bao lo', 'baolo'],
  de: ['de'],
  cang: ['cang'],
  cang3: ['ba cang', '3 cang', '3cang', '3c'],
  cang4: ['bon cang', '4 cang', '4cang', '4c'],
  dau: ['dau'],
  duoi: ['duoi'],
  dauduoi: ['dd', 'dauduoi', 'dau duoi'],
  bao7: ['bao7', 'bao 7', 'b7'],
  xc: ['xc', 'xiu chu', 'xiuchu'],
  xc_dau: ['xc dau', 'xcdau', 'xiu chu dau'],
  xc_duoi: ['xc duoi', 'xcduoi', 'xiu chu duoi'],
  xien2: ['xien2', 'xien 2', 'x2', 'da'],
  xien3: ['xien3', 'xien 3', 'x3'],
  xien4: ['xien4', 'xien 4', 'x4'],
  ...Object.fromEntries([4, 6, 8, 10].map((k) => [`truot${k}`, [`truot${k}`, `truot ${k}`]])),
  ...Object.fromEntries([...plainPlays].map((id) => [id, [id]])),
}

const playOfPhrase = new Map(Object.entries(spellings).flatMap(([play, all]) => all.map((phrase) => [phrase, play])))
const provinceOfPrefix = new Map(provinces.flatMap(({ id, prefixes }) => prefixes.map((prefix) => [prefix, id])))

/** The word for a play at the head of these words, as long as can be. */
export function playAt(words: readonly string[]): { readonly play: string; readonly wordCount: number } | undefined {
  for (const wordCount of [3, 2, 1]) {
    const play = words.length >= wordCount ? playOfPhrase.get(words.slice(0, wordCount).join(' ')) : undefined
    if (play !== undefined) return { play, wordCount }
  }
  return undefined
}

export const provinceOf = (prefix: string): string | undefined => provinceOfPrefix.get(prefix)

/** The play of a number in a region; undefined where the word means nothing for so many digits. */
export const playFor = (region: ShorthandRegion, word: string, digits: number): string | undefined =>
  plays[region][word]?.[digits]

/** Digits of any script as those of ours, each in its place: `١٢` is 12. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => `${digitOf(digit.codePointAt(0) ?? 0)}`)

/** Digits stand ten in a row, from the zero on; five rows of mathematical ones follow each other. */
function digitOf(code: number): number {
  let first = code
  while (first > code - digitsInRow && /\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return code >= mathematical.first && code <= mathematical.last
    ? (code - mathematical.first) % digitsInRow
    : code - first
}

const digitsInRow = 10
const mathematical = { first: 0x1d7ce, last: 0x1d7ff }

/** Small letters without accents; đ is d. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
