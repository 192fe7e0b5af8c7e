/** Lower case without marks, so that "rong ho" finds "Rồng Hổ". */
export const searchTextOf = (names: readonly string[]): string => [...new Set(names.map(plain))].join(' ')

export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().trim()

/** Fewer letters than an index of three knows are the beginning of a word. */
const anywhereFrom = 3

/** A pattern for LIKE on searched names, which begin with a space. */
export const namedLike = (text: string): string =>
  plain(text).length < anywhereFrom ? `% ${escaped(text)}%` : `%${escaped(text)}%`

const escaped = (text: string): string => plain(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)
