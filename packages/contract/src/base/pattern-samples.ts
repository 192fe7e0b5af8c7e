/** Texts of the specification for each pattern family, for the tests of form and server. */
interface PatternSamples {
  patternId: number
  /** Row of docs/requirements.tsv. */
  requirement: string
  family: string
  accepted: readonly string[]
  rejected: readonly string[]
}

export const patternSamples: readonly PatternSamples[] = [
  {
    patternId: 1,
    requirement: 'R5.28',
    family: 'length only, here from 3 to 10',
    accepted: ['abc', 'xin chào!'],
    rejected: ['ab', 'abcdefghijk'],
  },
  {
    patternId: 2,
    requirement: 'R5.29',
    family: 'starts with a letter, then letters and digits',
    accepted: ['player01', 'Ab'],
    rejected: ['1player', 'play_er'],
  },
  {
    patternId: 3,
    requirement: 'R5.30',
    family: 'Chinese characters and digits',
    accepted: ['张伟88', '漢字2024'],
    rejected: ['张伟a', 'ひらがな'],
  },
  {
    patternId: 4,
    requirement: 'R5.31',
    family: 'mailbox format',
    accepted: ['an.nguyen@example.com', 'dặng+vip@thư.vn'],
    rejected: ['an@@example.com', 'an.nguyen@example'],
  },
  {
    patternId: 5,
    requirement: 'R5.32',
    family: 'alphanumeric',
    accepted: ['abc123', '2024'],
    rejected: ['abc-123', 'ab c'],
  },
  {
    patternId: 6,
    requirement: 'R5.33',
    family: 'letters and digits, both present',
    accepted: ['abc123', '9z'],
    rejected: ['abcdef', '123456'],
  },
  {
    patternId: 7,
    requirement: 'R5.34',
    family: 'digits only',
    accepted: ['0912345678', '007'],
    rejected: ['12a4', '１２３'],
  },
  {
    patternId: 8,
    requirement: 'R5.35',
    family: 'alphanumeric with a capital letter',
    accepted: ['Abc123', 'XYZ'],
    rejected: ['abc123', 'Abc_123'],
  },
  {
    patternId: 9,
    requirement: 'R5.36',
    family: 'English letters and spaces',
    accepted: ['Nguyen Van An', 'JOHN'],
    rejected: ['Nguyễn Văn An', 'John 2'],
  },
  {
    patternId: 10,
    requirement: 'R5.37',
    family: 'no spaces',
    accepted: ['a_b-c!', 'mật-khẩu'],
    rejected: ['a b', 'a\u3000b'],
  },
  {
    patternId: 11,
    requirement: 'R5.38',
    family: 'Chinese and punctuation',
    accepted: ['你好，世界。', '阿依·古丽'],
    rejected: ['你好 世界', '你好1'],
  },
  {
    patternId: 12,
    requirement: 'R5.39',
    family: 'a date',
    accepted: ['1990-02-28', '02-28-1990'],
    rejected: ['28-02-1990', '1990/02/28'],
  },
  {
    patternId: 13,
    requirement: 'R5.40',
    family: 'letters of any alphabet and space',
    accepted: ['Nguyễn Văn An', 'Иван Петров'],
    rejected: ['An 2', 'An_Binh'],
  },
  {
    patternId: 14,
    requirement: 'R5.41',
    family: 'Korean only',
    accepted: ['김민수', '홍길동'],
    rejected: ['김minsu', '김 민수'],
  },
  {
    patternId: 15,
    requirement: 'R5.42',
    family: 'Thai only',
    accepted: ['สมชาย', 'น้ำผึ้ง'],
    rejected: ['somchai', 'สมชาย ใจดี'],
  },
  {
    patternId: 16,
    requirement: 'R5.43',
    family: 'Thai or English with spaces',
    accepted: ['สมชาย ใจดี', 'Somchai Jaidee'],
    rejected: ['Somchai1', '김민수'],
  },
  {
    patternId: 17,
    requirement: 'R5.44',
    family: 'capital letters with spaces, at least one letter',
    accepted: ['NGUYEN VAN AN', 'A'],
    rejected: ['Nguyen Van An', 'NGUYEN 2'],
  },
  {
    patternId: 18,
    requirement: 'R5.45',
    family: 'letters, numbers and symbols',
    accepted: ['abc123!@#', 'Pass€1'],
    rejected: ['abc 123', 'abc\t1'],
  },
  {
    patternId: 19,
    requirement: 'R5.46',
    family: 'one capital, one small letter, one digit, one symbol',
    accepted: ['Abcd1234!', 'Đẹp9@x'],
    rejected: ['abcd1234!', 'Abcd12345'],
  },
  {
    patternId: 20,
    requirement: 'R5.47',
    family: 'letters and Chinese characters',
    accepted: ['李Ming', '张伟'],
    rejected: ['张伟1', '张 伟'],
  },
  {
    patternId: 21,
    requirement: 'R5.48',
    family: 'messaging handle',
    accepted: ['an.nguyen_88', 'Agent-88'],
    rejected: ['.an', 'an@88'],
  },
]
