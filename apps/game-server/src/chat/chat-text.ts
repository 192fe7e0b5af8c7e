import { asciiDigits } from '@fairground/contract/mobile'
import { readableLine } from '@fairground/contract/readable'
import { readingOf } from '@fairground/contract/reading'
import { tableChatTextMax } from '@fairground/contract/studio'
import { maskWords } from './chat-words.ts'

type Tidied = { ok: true; text: string } | { ok: false; code: 'BAD_REQUEST' | 'NO_CONTACTS' }

/**
 * What is kept of a text: one line without anything that hides or turns letters, its bad words masked.
 * Refusals: BAD_REQUEST when nothing is left to read, letters are piled up or it is more than 160 characters, NO_CONTACTS.
 */
export function tidyText(typed: string): Tidied {
  const text = readableLine(typed)
  if (text === undefined || [...text].length > tableChatTextMax) return { ok: false, code: 'BAD_REQUEST' }
  if (hasContact(text)) return { ok: false, code: 'NO_CONTACTS' }
  return { ok: true, text: maskWords(text) }
}

/** How two texts are compared: case, spaces and signs at the end are no difference. */
export const sameWords = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other)

const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.!?…,]+/gu, ' ')
    .trim()

const endings =
  'com|net|org|info|biz|vn|io|me|co|cc|tv|club|vip|bet|win|top|xyz|shop|site|online|app|link|live|pro|fun|asia|ly|gg|ph|th|my|kh|cn|us|uk'
const spokenEndings = 'com|net|org|info|vn'

const contacts: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]{1,9}:\/\//u,
  /(?<!\p{L})www\s?[.\d]/u,
  new RegExp(`[\\p{L}\\p{N}][.](?:${endings})(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(
    `[\\p{L}\\p{N}]\\s?(?:[.]|[(\\[]?(?:dot|chấm|cham)[)\\]]?)\\s?(?:${spokenEndings})(?![\\p{L}\\p{N}])`,
    'u',
  ),
  // An address, and what stands for its sign.
  /[\p{L}\p{N}][.\w+-]*\s?(?:@|\(at\)|\[at\]|a còng)\s?\p{L}/u,
  // A handle.
  /@\s?[\p{L}\p{N}_]{3}/u,
  ...['zalo', 'telegram', 'whatsapp', 'viber', 'wechat', 'kakaotalk', 'messenger'].map(
    (name) => new RegExp(`(?<!\\p{L})${[...name].join('[\\s._*-]{0,2}')}(?!\\p{L})`, 'u'),
  ),
  /(?<!\p{L})(?:tele|fb|facebook|skype|line|insta|ig|ib)\s?[:=]/u,
]

function hasContact(text: string): boolean {
  const plain = readingOf(text).text
  const looks = [plain, lettersOf(plain)]
  return hasTelephone(plain) || contacts.some((contact) => looks.some((look) => contact.test(look)))
}

/** `z4l0` reads as a name too. */
const lettersOf = (text: string): string =>
  text.replace(/4/g, 'a').replace(/0/g, 'o').replace(/1/g, 'l').replace(/3/g, 'e')

/** Eight figures or more that begin like a number to call, or ten that are no amount. */
function hasTelephone(text: string): boolean {
  const figures = asciiDigits(text).replace(/(?<![\d.,])[1-9]\d{0,2}(?:[.,]\d{3})+(?![\d.,]*\d)/g, ' x ')
  const runs = figures.match(/\+?\d(?:[\s.()_*-]{0,3}\d){7,}/g) ?? []
  return runs.some((run) => {
    const digits = run.replace(/\D/g, '')
    return /^(?:\+|0|84)/.test(run) || digits.length >= 10
  })
}
