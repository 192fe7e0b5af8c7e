import { readingOf } from '@fairground/contract/reading'

/** Words that are masked wherever they stand alone. With their marks: `lớn` and `lon` are no insult. */
const maskedWords = [
  ...['địt', 'đụ', 'đéo', 'lồn', 'cặc', 'buồi', 'đĩ', 'điếm', 'đm', 'đmm', 'đkm', 'đcm', 'dcm', 'dmm', 'vcl', 'vkl'],
  ...['vãi lồn', 'clgt', 'cmm', 'óc chó', 'chó đẻ', 'mẹ mày', 'bố mày', 'con mẹ nó', 'đồ chó', 'mất dạy'],
  ...['fuck', 'fucks', 'fucker', 'fuckers', 'fucking', 'fucked', 'motherfucker', 'fck', 'wtf', 'shit', 'bullshit'],
  ...['bitch', 'bitches', 'cunt', 'cunts', 'asshole', 'assholes', 'arsehole', 'dick', 'dickhead', 'cock', 'pussy'],
  ...['whore', 'slut', 'twat', 'wanker', 'bastard', 'nigger', 'nigga', 'faggot', 'retard'],
]

/** Each letter may be drawn out, and a few signs stand for letters. */
const patternOf = (word: string): string =>
  [...word].map((letter) => (letter === ' ' ? '[^\\p{L}\\p{N}]+' : `${lookOf[letter] ?? letter}+`)).join('')

const lookOf: Readonly<Record<string, string>> = { a: '[a@4]', e: '[e3]', i: '[i1!]', o: '[o0]', s: '[s$5]' }

/** Longest first, so that a phrase is masked whole. */
const masked = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${maskedWords
    .toSorted((a, b) => b.length - a.length)
    .map(patternOf)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** The text with a star for each character of a masked word, also of one behind look-alikes and signs that are not seen. */
export function maskWords(text: string): string {
  const { text: seen, places } = readingOf(text)
  let [kept, done] = ['', 0]
  for (const { 0: word, index } of seen.matchAll(masked)) {
    const [from, to] = [places[index]?.from ?? done, places[index + word.length - 1]?.to ?? done]
    kept += text.slice(done, from) + '*'.repeat([...text.slice(from, to)].length)
    done = to
  }
  return kept + text.slice(done)
}
