import { expect, test } from 'vitest'
import { foldName, isSameName, personNameBreach } from './person-name.ts'

test.each([
  ['NGUYEN VAN DUC', 'Nguyễn Văn Đức'],
  ['nguyen  van   duc', 'Nguyễn Văn Đức'],
  ['NGUYEN VAN \u00D0UC', 'Nguyễn Văn Đức'],
  ['NGUYEN VAN \u0110UC', 'Nguye\u0302\u0303n Va\u0306n \u0111u\u031b\u0301c'],
  ['Le Thi Anh', 'LÊ THỊ ÁNH'],
  ['YILDIZ ISIK', 'Yıldız Işık'],
  ['IBRAHIM INCI', 'İbrahim İnci'],
  ['LUKASZ NOWAK', 'Łukasz Nowak'],
  ['JENS SORENSEN', 'Jens Sørensen'],
  ['GROSS', 'Groß'],
  ['GROẞ', 'Gross'],
  ['AEGIR THORSSON', 'Ægir Þórsson'],
  ['SEAN OBRIEN', 'Seán O’Brien'],
  ["SEAN O'BRIEN", 'Sean O＇Brien'],
  ['JEAN PIERRE ROUX', 'Jean-Pierre Roux'],
  ['ＮＧＵＹＥＮ　ＶＡＮ　ＡＮ', 'Nguyễn Văn An'],
  ['علی رضایی', 'علي رضایی'],
  ['علیرضا', 'علی\u200cرضا'],
  ['ガッキー', 'ｶﾞｯｷｰ'],
  ['ΓΕΩΡΓΙΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ', 'Γεώργιος Παπαδόπουλος'],
  ['ФЕДОР КОЗЛОВ', 'Фёдор Ко́злов'],
  ['王小明', '王 小明'],
  ['김 민수', '김민수'.normalize('NFD')],
  ['क्ष', 'क्\u200dष'],
  ['ʻABDULLOH OʻTKIR', 'Abdulloh Oʼtkir'],
])('%s is the name of %s', (bank, own) => {
  expect(isSameName(bank, own)).toBe(true)
  expect(isSameName(own, bank)).toBe(true)
  expect(personNameBreach(own)).toBeUndefined()
  expect(personNameBreach(bank)).toBeUndefined()
})

test.each([
  ['किरण देवी', 'करण देवी'],
  ['कुमार', 'कमर'],
  ['สมดี', 'สมดู'],
  ['ใจดี', 'ใจดื้อ'],
  ['ကို ကို', 'က က'],
  ['কিরণ', 'করণ'],
  ['செல்வி', 'சலவ'],
  ['がき はな', 'かき はな'],
  ['パク', 'バク'],
  ['សុខ', 'សខ'],
  ['ສີ', 'ສູ'],
  ['Їжак', 'Іжак'],
  ['Йосип', 'Иосип'],
  ['김민수', '김민서'],
  ['NGUYEN VAN DU', 'Nguyễn Văn Đức'],
  ['NGUYEN DUC VAN', 'Nguyễn Văn Đức'],
  ['', 'Nguyễn Văn Đức'],
  ['', ''],
  ['-', "'"],
])('%s is another person than %s', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
})

test('a folded name is folded already', () => {
  for (const name of ['Nguyễn Văn Đức', 'किरण देवी', 'Groß', 'Γεώργιος', 'İnci', 'がき'])
    expect(foldName(foldName(name))).toBe(foldName(name))
})

test.each([
  "Sean O'Brien-Nguyễn",
  "'t Hooft",
  'Martin Luther King, Jr.',
  'J.-P. Martin',
  'RAJ A/L KUMAR',
  '阿依·古丽',
  'ジョン・スミス',
  'သီရိမြွှေး',
  'བཀྲ་ཤིས',
  'น้ำผึ้ง ใจดี',
  'සෂ්‍රී',
  'עדי־מירב',
  'Thảo',
])('%s is a name', (name) => {
  expect(personNameBreach(name)).toBeUndefined()
})

test.each([
  ['a NUL', 'A\u0000B'],
  ['a line break', 'AB\nCD'],
  ['a turned direction', 'A\u202EB'],
  ['an isolate', 'A\u2066B\u2069'],
  ['a direction mark', '\u200FA B'],
  ['nothing to see', '\u200b\u200b\u200b'],
  ['an invisible sign inside', 'A\u200bB'],
  ['a soft hyphen', 'A\u00ADB'],
  ['fillers of Hangul', '\u3164\u3164\u3164'],
  ['half-width fillers', '\uFFA0\uFFA0'],
  ['emoji', '💰💰'],
  ['a name with an emoji', 'An 🎉'],
  ['digits', '12345'],
  ['a digit', 'Nguyen 2'],
  ['native digits', 'สมชาย ๒'],
  ['signs', '-- --'],
  ['dots', '...'],
  ['markup', '<img src=x>'],
  ['a formula', '=HYPERLINK("http://x","y")'],
  ['a formula of full width', '＝ＣＭＤ'],
  ['a plus', '+A'],
  ['a lone surrogate', 'TRAN \ud800 A'],
  ['marks alone', ' \u0301 '],
  ['piled-up marks', `A${'\u0301'.repeat(19)}`],
  ['joiners alone', '\u200d\u200d'],
  ['a joiner at the edge', 'An\u200d'],
  ['a joiner between letters that do not join', 'A\u200dB'],
  ['a tag', 'An\u{E0041}'],
  ['nothing', '  '],
])('%s is no name', (_, name) => {
  expect(personNameBreach(name)).toEqual({ key: 'validation.personName' })
})
