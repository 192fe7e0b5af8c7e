import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkField, fitsFamily, normaliseField } from './patterns.ts'

const rule = { required: true, minLength: 1, maxLength: 64, patternId: 1, acceptedPattern: '' }

type Is = (sign: string) => boolean
const among =
  (signs: string): Is =>
  (sign) =>
    signs.includes(sign)
const some =
  (...kinds: Is[]): Is =>
  (sign) =>
    kinds.some((is) => is(sign))
const upper: Is = (sign) => sign >= 'A' && sign <= 'Z'
const lower: Is = (sign) => sign >= 'a' && sign <= 'z'
const digit: Is = (sign) => sign >= '0' && sign <= '9'
const latin = some(upper, lower)
const space = among(' ')
const isOf =
  (kind: RegExp): Is =>
  (sign) =>
    kind.test(sign)
const [letter, mark, number] = [isOf(/^\p{L}$/u), isOf(/^\p{M}$/u), isOf(/^\p{N}$/u)]
const [punctuation, symbol] = [isOf(/^\p{P}$/u), isOf(/^\p{S}$/u)]
const [han, hangul] = [isOf(/^\p{Script=Han}$/u), isOf(/^\p{Script=Hangul}$/u)]
const thai: Is = (sign) => (sign >= '\u0E01' && sign <= '\u0E3A') || (sign >= '\u0E40' && sign <= '\u0E4E')
const visible = some(letter, mark, number, punctuation, symbol)

const all = (is: Is) => (value: string) => value !== '' && [...value].every(is)
const any = (is: Is) => (value: string) => [...value].some(is)
const first = (is: Is) => (value: string) => is([...value][0] ?? '')
const both =
  (...tests: ((value: string) => boolean)[]) =>
  (value: string) =>
    tests.every((holds) => holds(value))

const localSign = some(letter, mark, number, among(".!#$%&'*+/=?^_`{|}~-"))
const label = some(letter, mark, number, among('-'))

/** A mailbox, read part by part. */
function isMailbox(value: string): boolean {
  const [local = '', domain = '', ...rest] = value.split('@')
  if (rest.length > 0 || !all(localSign)(local) || [...local].length > 64) return false
  if (value.startsWith('.') || local.endsWith('.') || value.includes('..')) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((text, i) => isLabel(text, i === labels.length - 1))
}

function isLabel(text: string, isLast: boolean): boolean {
  const signs = [...text]
  const [head = '', tail = ''] = [signs[0], signs.at(-1)]
  if (signs.length < (isLast ? 2 : 1) || signs.length > 63 || !signs.every(label)) return false
  const isHead = isLast ? letter(head) : some(letter, number)(head)
  return isHead && (signs.length === 1 || some(letter, mark, number)(tail))
}

function isWrittenDate(value: string): boolean {
  const parts = value.split('-')
  const [a = '', b = '', c = ''] = parts
  const [year, month, day] = a.length === 4 ? [a, b, c] : [c, a, b]
  if (parts.length !== 3 || ![year, month, day].every(all(digit))) return false
  const isShort = month.length === 2 && day.length === 2 && year.length === 4
  return isShort && /^(?:19|20)/.test(year) && between(month, 1, 12) && between(day, 1, 31)
}
const between = (text: string, min: number, max: number) => Number(text) >= min && Number(text) <= max

/** The families once more, written sign by sign: two ways of saying one thing. */
const oracles: Record<number, (value: string) => boolean> = {
  1: () => true,
  2: both(first(latin), all(some(latin, digit))),
  3: all(some(han, digit)),
  4: isMailbox,
  5: all(some(latin, digit)),
  6: both(any(latin), any(digit), all(some(latin, digit))),
  7: all(digit),
  8: both(any(upper), all(some(latin, digit))),
  9: both(first(latin), all(some(latin, space))),
  10: all(isOf(/^\S$/u)),
  11: all(some(han, punctuation)),
  12: isWrittenDate,
  13: both(first(letter), all(some(letter, mark, space))),
  14: all(hangul),
  15: all(thai),
  16: both(first(some(latin, thai)), all(some(latin, thai, space))),
  17: both(any(upper), all(some(upper, space))),
  18: all(visible),
  19: both(
    any(isOf(/^\p{Lu}$/u)),
    any(isOf(/^\p{Ll}$/u)),
    any(isOf(/^\p{Nd}$/u)),
    any(some(punctuation, symbol)),
    all(visible),
  ),
  20: all(some(latin, han)),
  21: both(first(latin), all(some(latin, digit, among('._-')))),
}

const alphabets = [
  'abcxyz',
  'ABCXYZ',
  '0189',
  ' ',
  '._-',
  '@!#$%&*+/=?^`{|}~€',
  'đặngĐẸ',
  '张伟漢字',
  '。，·',
  '김민수',
  'สมชายน้ำ๑',
  '１Ⅷ',
  '\u0301\u3000\t\n\u200b',
]
const mixed = alphabets.map((signs) => fc.constantFrom(...signs))
/** Texts that mostly keep to one or two kinds of signs, so that many of them belong to a family. */
const text = fc
  .uniqueArray(fc.nat(mixed.length - 1), { minLength: 1, maxLength: 3 })
  .chain((kinds) =>
    fc.array(fc.oneof(...kinds.map((kind) => mixed[kind] ?? fc.constant('a'))), { minLength: 1, maxLength: 24 }),
  )
  .map((signs) => signs.join(''))
const part = fc.stringMatching(/^[a-z0-9.-]{0,8}$/)
const mailbox = fc
  .tuple(part, fc.constantFrom('@', '@@', '', '.@'), part, fc.constantFrom('.vn', '.v', 'vn', '..vn', '.v1'))
  .map((parts) => parts.join(''))
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const date = fc
  .tuple(
    fc.constantFrom('19', '20', '21'),
    digits(2),
    digits(2),
    digits(2),
    fc.boolean(),
    fc.constantFrom('-', '-', '-', '/', ''),
  )
  .map(([century, year, month, day, isYearFirst, dash]) =>
    (isYearFirst ? [century + year, month, day] : [month, day, century + year]).join(dash),
  )
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: mailbox },
  { weight: 1, arbitrary: date },
)

describe.each(Object.entries(oracles))('family %s', (id, oracle) => {
  const patternId = Number(id)

  test('takes exactly the texts it describes, whatever they are made of', () => {
    let takenCount = 0
    fc.assert(
      fc.property(value, (typed) => {
        const isTaken = oracle(typed)
        takenCount += Number(isTaken)
        expect(fitsFamily(patternId, typed)).toBe(isTaken)
      }),
      { numRuns: 3_000, seed: 20_261_121 },
    )
    expect(takenCount).toBeGreaterThan(0)
  })

  test('a text is judged alike however its letters are composed and whatever blanks stand around it', () => {
    fc.assert(
      fc.property(value, (typed) => {
        const breach = checkField({ ...rule, patternId }, typed)
        for (const other of [typed.normalize('NFD'), `  ${typed}\t`, normaliseField(typed)])
          expect(checkField({ ...rule, patternId }, other)).toEqual(breach)
      }),
      { numRuns: 300 },
    )
  })

  test('twenty thousand signs are judged in less than 50 ms, and twice the signs take no more than about twice the work', () => {
    for (const make of longTexts) {
      const half = bestMs(() => fitsFamily(patternId, make(10_000)))
      const whole = bestMs(() => fitsFamily(patternId, make(20_000)))
      expect(whole, make(8)).toBeLessThan(50)
      // Below a millisecond the clock says nothing of growth.
      if (half > 1) expect(whole / half, make(8)).toBeLessThan(3)
      const typed = make(20_000)
      expect(bestMs(() => checkField({ ...rule, patternId }, typed))).toBeLessThan(50)
    }
  })
})

/** Long texts on which careless expressions lose themselves: one sign, two in turn, and a wrong one at the end. */
const longTexts = ['a', 'A', '1', '.', ' ', '-', '@', 'é', '张', 'a.', 'a@', 'a-', 'aA1!', 'a@a.'].flatMap((unit) =>
  ['', '\u0000', '@', '.'].map((end) => (length: number) => unit.repeat(length / unit.length) + end),
)

/** Milliseconds of the fastest of several runs: what the work costs where nothing disturbs it. */
function bestMs(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 5 && best > 0.2; run += 1) {
    const startedAt = performance.now()
    work()
    best = Math.min(best, performance.now() - startedAt)
  }
  return best
}
