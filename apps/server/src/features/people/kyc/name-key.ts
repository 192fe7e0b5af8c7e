import { plainLetters } from '@fairground/contract'

/** Words that are no part of a name. */
const titles: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'dr', 'sir', 'al', 'el', 'bin', 'ibn', 'bint'])
const wordsMin = 2

/**
 * The words of a name in plain letters, in the order of the alphabet: lists write "NGUYEN, Van An" for "Nguyễn Văn An".
 * Undefined for a name of one word, which is that of thousands.
 */
export function nameKeyOf(name: string): string | undefined {
  const words = plainLetters(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !titles.has(word))
  return words.length < wordsMin ? undefined : words.toSorted().join(' ')
}
