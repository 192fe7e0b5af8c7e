import { expect, test } from 'vitest'
import { checkField, fitsFamily, patternBreach } from './patterns.ts'

const rule = { required: true, minLength: 1, maxLength: 64, patternId: 1, acceptedPattern: '' }

const families: [id: number, requirement: string, family: string, accepted: string[], rejected: string[]][] = [
  [2, 'R5.29', 'starts with a letter, then letters and digits', ['player01', 'Ab'], ['1player', 'play_er']],
  [3, 'R5.30', 'Chinese characters and digits', ['张伟88', '漢字2024'], ['张伟a', 'ひらがな']],
  [4, 'R5.31', 'mailbox format', ['an.nguyen@example.com', 'dặng+vip@thư.vn'], ['an@@example.com', 'an.nguyen@example']],
  [5, 'R5.32', 'alphanumeric', ['abc123', '2024'], ['abc-123', 'ab c']],
  [6, 'R5.33', 'letters and digits, both present', ['abc123', '9z'], ['abcdef', '123456']],
  [7, 'R5.34', 'digits only', ['0912345678', '007'], ['12a4', '１２３']],
  [8, 'R5.35', 'alphanumeric with a capital letter', ['Abc123', 'XYZ'], ['abc123', 'Abc_123']],
  [9, 'R5.36', 'English letters and spaces', ['Nguyen Van An', 'JOHN'], ['Nguyễn Văn An', 'John 2']],
  [10, 'R5.37', 'no spaces', ['a_b-c!', 'mật-khẩu'], ['a b', 'a\u3000b']],
  [11, 'R5.38', 'Chinese and punctuation', ['你好，世界。', '阿依·古丽'], ['你好 世界', '你好1']],
  [12, 'R5.39', 'a date', ['1990-02-28', '02-28-1990'], ['28-02-1990', '1990/02/28']],
  [13, 'R5.40', 'letters of any alphabet and space', ['Nguyễn Văn An', 'Иван Петров'], ['An 2', 'An_Binh']],
  [14, 'R5.41', 'Korean only', ['김민수', '홍길동'], ['김minsu', '김 민수']],
  [15, 'R5.42', 'Thai only', ['สมชาย', 'น้ำผึ้ง'], ['somchai', 'สมชาย ใจดี']],
  [16, 'R5.43', 'Thai or English with spaces', ['สมชาย ใจดี', 'Somchai Jaidee'], ['Somchai1', '김민수']],
  [17, 'R5.44', 'capital letters with spaces, at least one letter', ['NGUYEN VAN AN', 'A'], ['Nguyen Van An', 'NGUYEN 2']],
  [18, 'R5.45', 'letters, numbers and symbols', ['abc123!@#', 'Pass€1'], ['abc 123', 'abc\t1']],
  [19, 'R5.46', 'one capital, one small letter, one digit, one symbol', ['Abcd1234!', 'Đẹp9@x'], ['abcd1234!', 'Abcd12345']],
  [20, 'R5.47', 'letters and Chinese characters', ['李Ming', '张伟'], ['张伟1', '张 伟']],
  [21, 'R5.48', 'messaging handle', ['an.nguyen_88', 'Agent-88'], ['.an', 'an@88']],
]

test.each(families)('family %i [%s]: %s', (patternId, _requirement, _family, accepted, rejected) => {
  for (const value of accepted) expect(checkField({ ...rule, patternId }, value)).toBeUndefined()
  for (const value of rejected) expect(checkField({ ...rule, patternId }, value)).toMatchObject({ key: `reg_pattern_${patternId}` })
})

test('[R5.28] family 1 counts characters and nothing else', () => {
  const length = { ...rule, minLength: 3, maxLength: 10 }
  for (const value of ['abc', 'xin chào!', '👨‍👩‍👧abc']) expect(checkField(length, value)).toBeUndefined()
  for (const value of ['ab', 'abcdefghijk']) expect(checkField(length, value)).toEqual({ key: 'reg_pattern_1', args: { length: '3–10' } })
})

test('there are exactly 21 families', () => {
  expect(() => fitsFamily(0, 'a')).toThrow(RangeError)
  expect(() => fitsFamily(22, 'a')).toThrow(RangeError)
})

test('[R5.02] an empty required field says so, an empty optional one passes', () => {
  expect(checkField(rule, '  ')).toEqual({ key: 'validation.required' })
  expect(checkField({ ...rule, required: false, minLength: 6, patternId: 7 }, '')).toBeUndefined()
})

test('[R5.03] blanks around a value and decomposed letters do not matter', () => {
  expect(checkField({ ...rule, patternId: 2 }, ' player01 ')).toBeUndefined()
  expect(checkField({ ...rule, maxLength: 1, patternId: 13 }, 'e\u0302\u0301')).toBeUndefined()
})

test('a date that the calendar does not have is refused', () => {
  const date = { ...rule, patternId: 12 }
  expect(checkField(date, '1990-02-30')).toEqual({ key: 'validation.date' })
  expect(checkField(date, '02-29-2023')).toEqual({ key: 'validation.date' })
  expect(checkField(date, '2024-02-29')).toBeUndefined()
})

test('[R3.041] the operator’s expression is matched as a whole, in addition to the family', () => {
  const starting = { ...rule, patternId: 9, acceptedPattern: '^A.*$' }
  expect(checkField(starting, 'Ann')).toBeUndefined()
  expect(checkField(starting, 'Bob')).toEqual({ key: 'validation.format' })
  expect(checkField({ ...rule, acceptedPattern: 'a|b' }, 'ab')).toEqual({ key: 'validation.format' })
})

test('[R5.24] the expression "*" accepts everything', () => {
  expect(checkField({ ...rule, acceptedPattern: '*' }, 'anything at all')).toBeUndefined()
})

test('[R5.27] equal bounds are written as one number', () => {
  expect(patternBreach({ ...rule, minLength: 6, maxLength: 6, patternId: 7 }).args).toEqual({ length: '6' })
})

test('no family is slow on long input of one character', () => {
  const startedAt = performance.now()
  for (let patternId = 1; patternId <= 21; patternId += 1) {
    for (const sign of 'aA1. -@') fitsFamily(patternId, `${sign.repeat(5_000)}\u0000`)
  }
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})
