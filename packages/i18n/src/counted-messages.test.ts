import { expect, test } from 'vitest'
import { inboxText, messageText } from './server.ts'

const days = (language: 'ru' | 'ar' | 'en', count: number): string =>
  inboxText(language, 'rebate.paid', { amount: '5 VND', count: String(count) }).content
const rounds = (language: 'ru' | 'ar', count: number): string =>
  inboxText(language, 'freeRounds.granted', { game: 'X', count: String(count) }).title

test.each([
  [1, '1 день', '1 бесплатный раунд', '1 минуту'],
  [2, '2 дня', '2 бесплатных раунда', '2 минуты'],
  [5, '5 дней', '5 бесплатных раундов', '5 минут'],
  [21, '21 день', '21 бесплатный раунд', '21 минуту'],
])('Russian counts %i as Russian does', (count, day, round, minute) => {
  expect(days('ru', count)).toContain(`${day},`)
  expect(rounds('ru', count)).toContain(`${round} `)
  for (const channel of ['code.sms', 'code.email'])
    expect(messageText('ru', channel, { code: '123456', count })).toContain(`${minute}.`)
})

test.each([
  [0, '0 يوم،', '0 جولة', '0 دقيقة'],
  [1, 'يومًا واحدًا', 'جولة مجانية واحدة', 'دقيقة واحدة'],
  [2, 'يومين', 'جولتان', 'دقيقتين'],
  [3, '3 أيام', '3 جولات', '3 دقائق'],
  [11, '11 يومًا', '11 جولة', '11 دقيقة'],
  [100, '100 يوم،', '100 جولة', '100 دقيقة'],
])('Arabic counts %i as Arabic does', (count, day, round, minute) => {
  expect(days('ar', count)).toContain(day)
  expect(rounds('ar', count)).toContain(round)
  expect(messageText('ar', 'code.sms', { code: '123456', count })).toContain(minute)
})

test('a code by SMS stays within one message of seventy signs in Russian', () => {
  expect(messageText('ru', 'code.sms', { code: '123456', count: 5 }).length).toBeLessThanOrEqual(70)
})

test('what counts nothing needs no count, and an unknown count takes the common form', () => {
  expect(messageText('en', 'code.email.subject', { code: '1' })).toBe('Your code: 1')
  expect(messageText('en', 'code.sms', { code: '1' })).toContain('minutes')
  expect(days('en', 1)).toContain('for 1 day ')
})
