/** Words that the frame has already. */
const shared: Readonly<Record<string, string>> = {
  ...{ big: 'filter.high', small: 'filter.low', odd: 'filter.odd', even: 'filter.even', tail: 'filter.tail' },
  ...{ position: 'tab.position', place: 'tab.position', special: 'prize.special', pick: 'pad.by.pick' },
  ...{ pool: 'play.single', tickets: 'play.single', bonus: 'word.extra', half: 'word.half' },
}

/** Bets that are told by signs alone; or by the same words as others. */
const signs: Readonly<Record<string, string>> = {
  ...{ sum_over: 'Σ > 810', sum_under: 'Σ < 810', sum_810: 'Σ = 810' },
  ...{ more_1_40: '1–40 > 41–80', more_41_80: '41–80 > 1–40', ten_ten: '10 – 10', one: '1' },
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3 }

/** A part of a name: as it is, or the key of its words, what they count, and a number after them. */
type Part = { sign: string } | { key: string; count?: number; after?: string }

/** Whole codes that are one phrase. */
function phraseOf(id: string): Part | undefined {
  const sign = signs[id]
  if (sign !== undefined) return { sign }
  const [, counted, chosen] = /^(any|none)_(\d+)$/.exec(id) ?? []
  if (counted !== undefined) return { key: `bet.${counted}`, count: Number(chosen) }
  const [, word = '', kind] = /^(two|three)_(different|of_six)$/.exec(id) ?? []
  const count = counts[word]
  if (count !== undefined) return { key: kind === 'different' ? 'bet.different' : 'bet.ofSix', count }
  const [, system] = /^bao(\d+)$/.exec(id) ?? []
  return system === undefined ? undefined : { sign: `Bao ${system}` }
}

/** Bets whose codes say it all: `star5_group120`, `first2_direct`. */
export function partsOf(id: string): Part[] {
  const phrase = phraseOf(id)
  if (phrase) return [phrase]
  const parts: Part[] = []
  for (const piece of id.split(/[_-]/)) {
    const last = parts.at(-1)
    const [, word, number] = /^([a-z]*)(\d*)$/.exec(piece) ?? []
    if (word === '' && last && 'key' in last && last.count === undefined) last.after = number ?? ''
    else parts.push(partOf(piece, word ?? piece, number ?? ''))
  }
  return parts
}

function partOf(piece: string, word: string, number: string): Part {
  if (word === 'star') return { sign: `${number}★` }
  if (['first', 'mid', 'last'].includes(word) && number !== '') return { key: `bet.${word}`, count: Number(number) }
  if (word === '') return { sign: piece }
  return { key: shared[word] ?? `word.${word}`, ...(number !== '' && { after: number }) }
}

export const wordsOf = (t: (key: string, args: Record<string, number>) => string, id: string): string =>
  partsOf(id)
    .map((part) => {
      if ('sign' in part) return part.sign
      const words = t(part.key, part.count === undefined ? {} : { count: part.count })
      return part.after === undefined ? words : `${words} ${part.after}`
    })
    .join(' · ')
