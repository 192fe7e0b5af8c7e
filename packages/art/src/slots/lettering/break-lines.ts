/** The longest name that stands in one line, and in two. */
const lineLengthMax = 11
const twoLinesMax = 26

/** Breaks a name into lines of about the same length: one, two, or three when it is long. */
export function breakLines(name: string): string[] {
  const words = name.split(' ')
  if (name.length <= lineLengthMax || words.length === 1) return [name]
  const count = name.length > twoLinesMax && words.length > 2 ? 3 : 2
  return evenest(words, count)
}

/** Of all ways to break the words into so many lines, the one whose longest line is shortest. */
function evenest(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  const ways = words
    .slice(0, words.length - count + 1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), ...evenest(words.slice(index + 1), count - 1)])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  const [best] = ways.sort((a, b) => longest(a) - longest(b))
  return best ?? [words.join(' ')]
}
