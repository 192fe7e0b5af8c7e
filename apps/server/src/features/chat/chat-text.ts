/** Lower case without marks, every run of other signs one space: what is compared. */
export const spoken = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether one of the words stands in the text as a word of its own. */
export const hasBlockedWord = (text: string, words: readonly string[]): boolean => {
  const said = spoken(text)
  return words.some((word) => said.includes(spoken(word)))
}

/** What is kept of a text: one line, nothing that changes the direction or hides. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
