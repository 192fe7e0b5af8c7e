import { inboxText } from '@fairground/i18n/server'
import { expect, test } from 'vitest'
import { moneyParam, paramWords, timeParam } from './message-params.ts'

const timeZone = 'Asia/Ho_Chi_Minh'
const params = {
  amount: moneyParam(125_000_050n, 'VND'),
  time: timeParam(new Date('2026-11-21T17:30:00Z')),
  reason: { texts: { vi: 'Sai nội dung', en: 'Wrong transfer note' } },
}

test('an amount, a moment and a reason read the way each language writes them', () => {
  expect(paramWords(params, { language: 'vi', timeZone })).toEqual({
    amount: '1.250.000,50 VND',
    time: '00:30:00 22 thg 11, 2026'.replace(':00 ', ' '),
    reason: 'Sai nội dung',
  })
  expect(paramWords(params, { language: 'en', timeZone })).toEqual({
    amount: '1,250,000.50 VND',
    time: '22 Nov 2026, 00:30',
    reason: 'Wrong transfer note',
  })
})

test('whole amounts have no decimals, plain values stay, and a text stands in where a language has none', () => {
  const words = paramWords(
    { sum: moneyParam(5_000_00n, 'VND'), count: 3, name: 'Hoa', note: { texts: { vi: 'Chỉ tiếng Việt' } } },
    { language: 'en', timeZone },
  )
  expect(words).toEqual({ sum: '5,000 VND', count: '3', name: 'Hoa', note: 'Chỉ tiếng Việt' })
})

test('[R3.188] a template shows all its values, in the word order of each language', () => {
  const read = (language: 'vi' | 'en') =>
    inboxText(language, 'deposit.rejected', paramWords(params, { language, timeZone })).content
  expect(read('vi')).toMatch(/1\.250\.000,50 VND lúc 00:30 22 thg 11, 2026[\s\S]*Lý do: Sai nội dung/)
  expect(read('en')).toMatch(/1,250,000\.50 VND from 22 Nov 2026, 00:30[\s\S]*Reason: Wrong transfer note/)
})

test('in Arabic figures are Latin, and amounts, moments and words of others keep their own direction', () => {
  const { content } = inboxText('ar', 'deposit.rejected', paramWords(params, { language: 'ar', timeZone }))
  expect(content).toContain('\u20681,250,000.50 VND\u2069')
  expect(content).toContain('السبب: \u2068Wrong transfer note\u2069')
  expect(content).toMatch(/\u206822.{0,2}\/11.{0,2}\/2026/)
})

test('a template that does not exist is a fault, never an empty message', () => {
  expect(() => inboxText('vi', 'deposit.none', {})).toThrow(RangeError)
})
