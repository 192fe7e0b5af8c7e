import { plainLetters } from './plain-letters.ts'
import { readingOf } from './reading.ts'

/** A text as it is compared: small letters without accents, every run of other signs one space, one at each end. */
export const spoken = (text: string): string =>
  ` ${plainLetters(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `

const withoutBlanks =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー ]+$/u
/** A word this long stands inside no other one by chance. */
const sureLengthMin = 6
const ideographs = /^\p{Script=Han}{2,}$/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * Whether one of the words stands in the text as a word of its own: also behind signs that are not seen, look-alikes,
 * letters spelled out one by one, and in scripts that write no blanks.
 */
export function hasBlockedWord(text: string, words: readonly string[]): boolean {
  const readings = readingsOf(text)
  const run = spoken(readingOf(text).text).replaceAll(' ', '')
  const edges = edgesOf(run)
  return words.some((word) => {
    const said = spoken(word)
    const look = spoken(readingOf(word).text)
    if (readings.some((reading) => reading.includes(said) || reading.includes(look))) return true
    return withoutBlanks.test(said) && standsIn(run, edges, said.replaceAll(' ', ''))
  })
}

function readingsOf(text: string): string[] {
  const seen = readingOf(text).text
  const plain = [
    spoken(text),
    spoken(seen),
    spoken(text.replace(/\p{Default_Ignorable_Code_Point}+/gu, ' ')),
    spoken(digitsAsLetters(seen)),
  ]
  return [...new Set([...plain, ...plain.map(spelledOut)])]
}

/** `c a s i n o` reads as one word. */
const spelledOut = (said: string): string =>
  said.replace(/(?<= )\p{L}(?: \p{L}){2,}(?= )/gu, (letters) => letters.replaceAll(' ', ''))

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Figures inside of words stand for letters; amounts stay what they are. */
const digitsAsLetters = (text: string): string =>
  text.replace(/[\p{L}\d@$]*\p{L}[\p{L}\d@$]*/gu, (word) =>
    word.replace(/[013457@$]/g, (sign) => letterOf[sign] ?? sign),
  )

/** Where words begin and end in a text without blanks. */
const edgesOf = (run: string): Set<number> =>
  new Set([...[...segmenter.segment(run)].map(({ index }) => index), run.length])

function standsIn(run: string, edges: ReadonlySet<number>, word: string): boolean {
  const isSure = ideographs.test(word) || [...word].length >= sureLengthMin
  for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + 1)) {
    const end = at + word.length
    if (isSure ? !/^\p{M}/u.test(run.slice(end)) : edges.has(at) && edges.has(end)) return true
  }
  return false
}
