import { expect, test } from 'vitest'
import { checkLength, type Feedback, handle } from './feedback.ts'

const bounds = { lengthMin: 10, lengthMax: 12 }

test.each([
  ['   ', 'validation.required'],
  ['123456789', 'validation.tooShort'],
  ['  123456789  ', 'validation.tooShort'],
  ['1234567890', undefined],
  ['Nạp tiền ạ', undefined],
  ['😀'.repeat(12), undefined],
  ['😀'.repeat(13), 'validation.tooLong'],
])('[R5.68] %j is counted in characters, blanks around it apart', (content, key) => {
  const found = checkLength(content, bounds)
  expect(found.ok ? undefined : found.value?.errors?.[0]?.key).toBe(key)
})

test.each([
  ['new', 'answered', true],
  ['new', 'closed', true],
  ['answered', 'closed', true],
  ['answered', 'answered', false],
  ['closed', 'answered', false],
  ['closed', 'closed', false],
] as const)('a message that is %s may become %s: %s', (state, next, isAllowed) => {
  const feedback: Feedback = {
    id: 'fbk_1',
    memberId: undefined,
    questionType: 'other',
    content: 'A message',
    language: 'vi',
    network: '',
    state,
    sentAt: new Date(0),
    handledBy: undefined,
    handledAt: undefined,
    note: undefined,
  }
  const handled = handle(feedback, { state: next, note: 'Seen', staffId: 'stf_1', at: new Date(1) })
  if (isAllowed) expect(handled).toMatchObject({ ok: true, value: { state: next, note: 'Seen', handledBy: 'stf_1' } })
  else expect(handled).toMatchObject({ ok: false, code: 'STATE_CONFLICT' })
})
