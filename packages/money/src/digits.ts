/**
 * Every decimal digit of Unicode as its Latin one (Persian, Burmese, Devanagari, full-width …); everything else unchanged.
 * Digits stand in whole tens, so the distance from the first one of their row tells the value.
 */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, latinDigit)
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let distance = 0
  while (isDigit(code - distance - 1)) distance++
  return String(distance % 10)
}

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))
