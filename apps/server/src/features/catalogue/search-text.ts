/** Lower case without marks, so that "rong ho" finds "Rồng Hổ". */
export const searchTextOf = (names: readonly string[]): string => [...new Set(names.map(plain))].join(' ')

export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().trim()

/** A pattern for LIKE that matches the text anywhere. */
export const containing = (text: string): string => `%${plain(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
