/** Chance for drafts of models: mulberry32, so that the same recipe always gives the same model. */
export type Random = { int(n: number): number }

export function randomFrom(text: string): Random {
  let state = [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7)
  return {
    int(n) {
      state = (state + 0x6d2b79f5) | 0
      let word = Math.imul(state ^ (state >>> 15), 1 | state)
      word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
      return ((word ^ (word >>> 14)) >>> 0) % n
    },
  }
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items]
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = random.int(at + 1)
    ;[left[at], left[other]] = [left[other] as T, left[at] as T]
  }
  return left
}
