/** Lower case without marks, so that "rong ho" finds "Rồng Hổ". */
export const searchTextOf = (names: readonly string[]): string => [...new Set(names.map(plain))].join(' ')

export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().trim()

/** Fewer letters than an index of three knows are the beginning of a word. */
const anywhereFrom = 3

/** What stands in the searched names of every game that is meant; they begin with a space. */
export const needleOf = (text: string): string => (plain(text).length < anywhereFrom ? ` ${plain(text)}` : plain(text))

/** A pattern for LIKE on searched names. */
export const namedLike = (text: string): string => `%${escaped(needleOf(text))}%`

/** So many letters of a word give the index two of its triples; each more is another long list to go through. */
const sketchedLetters = 4

/**
 * A wider pattern, of how each of several words begins: its few letters are found much sooner by an index of three, and
 * hardly more games have them all. What it finds is to be held against the needle.
 */
export const sketchLike = (text: string): string => {
  const words = plain(text).split(' ').filter(Boolean)
  if (words.length < 2) return namedLike(text)
  return `%${words.map((word) => sketched(word)).join('%')}%`
}

const sketched = (word: string): string =>
  word.length < anywhereFrom ? ` ${escaped(word)}` : escaped(word.slice(0, sketchedLetters))

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
