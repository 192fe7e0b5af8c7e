/** Parts of codes that stand for themselves. */
const signs: Readonly<Record<string, string>> = {
  ...{
    one: '1',
    two: '2',
    three: '3',
    six: '6',
    multi: '+',
    ten: '10',
    star: '★',
    of: '/',
    aab: 'AAB',
    aa: 'AA',
    bao: 'Bao',
  },
}
/** Words that the frame has already. */
const shared: Readonly<Record<string, string>> = {
  ...{ big: 'filter.high', small: 'filter.low', odd: 'filter.odd', even: 'filter.even', tail: 'filter.tail' },
  ...{ position: 'tab.position', place: 'tab.position', special: 'prize.special', pick: 'pad.by.pick' },
  ...{ number: 'pad.numbers', numbers: 'pad.numbers', pool: 'ticket.title', tickets: 'ticket.title' },
  ...{ bonus: 'word.extra' },
}

/** A part of a code as it is, or the key of its word. */
type Part = { sign: string } | { key: string }

/** Bets whose codes say it all: `star5_group120`, `first2_direct`. */
export const partsOf = (id: string): Part[] =>
  (id.match(/[a-z]+|\d+/g) ?? [id]).map((part) => {
    const sign = signs[part] ?? (/\d/.test(part) ? part : undefined)
    return sign === undefined ? { key: shared[part] ?? `word.${part}` } : { sign }
  })

export const wordsOf = (t: (key: string) => string, id: string): string =>
  partsOf(id)
    .map((part) => ('sign' in part ? part.sign : t(part.key)))
    .join(' ')
