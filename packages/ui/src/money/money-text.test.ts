import { describe, expect, it } from 'vitest'
import { caretAfter, countedIn, groupMoneyText, parseMoneyText } from './money-text.ts'

const vi = { locale: 'vi', decimals: 0 }
const vi2 = { locale: 'vi', decimals: 2 }
const en2 = { locale: 'en', decimals: 2 }

describe('reading what is typed into a money box', () => {
  it('drops the groups it put in itself', () => {
    expect(parseMoneyText('2.000.000', vi)).toBe('2000000')
    expect(parseMoneyText('2.0000', vi)).toBe('20000')
    expect(parseMoneyText('2.00', vi)).toBe('200')
  })

  it('reads decimals by the sign of the locale and cuts what is too long', () => {
    expect(parseMoneyText('12,5', vi2)).toBe('12.5')
    expect(parseMoneyText('1.234,567', vi2)).toBe('1234.56')
    expect(parseMoneyText('1,234.5', en2)).toBe('1234.5')
    expect(parseMoneyText(',5', vi2)).toBe('0.5')
  })

  it('keeps a decimal sign that waits for its digits', () => {
    expect(parseMoneyText('12,', vi2)).toBe('12.')
    expect(groupMoneyText('12.', vi2)).toBe('12,')
  })

  it('ignores signs, letters and leading zeros, and knows an empty box', () => {
    expect(parseMoneyText('-0050 ₫', vi)).toBe('50')
    expect(parseMoneyText('0', vi)).toBe('0')
    expect(parseMoneyText('abc', vi)).toBe('')
    expect(groupMoneyText('', vi)).toBe('')
  })

  it('reads Arabic and Persian digits', () => {
    expect(parseMoneyText('٢٠٠٠', { locale: 'ar', decimals: 0 })).toBe('2000')
    expect(parseMoneyText('۱۲۳', { locale: 'fa', decimals: 0 })).toBe('123')
  })

  it('stops at fifteen whole digits', () => {
    expect(parseMoneyText('1'.repeat(40), vi)).toHaveLength(15)
  })

  it('never makes a pasted foreign amount a hundred times larger', () => {
    expect(parseMoneyText('1250.00', vi, true)).toBe('1250')
    expect(parseMoneyText('1,250.00', vi, true)).toBe('1250')
    expect(parseMoneyText('1.250,00', { locale: 'en', decimals: 0 }, true)).toBe('1250')
    expect(parseMoneyText('2.000.000', vi, true)).toBe('2000000')
    expect(parseMoneyText('2.000', vi, true)).toBe('2000')
  })
})

describe('writing it back while the caret stays', () => {
  it('groups for the locale', () => {
    expect(groupMoneyText('2000000', vi)).toBe('2.000.000')
    expect(groupMoneyText('2000000.5', en2)).toBe('2,000,000.5')
  })

  it('finds the caret after as many digits as before', () => {
    expect(countedIn('2.00', ',')).toBe(3)
    expect(caretAfter('2.000', 3, ',')).toBe(4)
    expect(caretAfter('20.000', 2, ',')).toBe(2)
    expect(caretAfter('2.000', 9, ',')).toBe(5)
  })
})
