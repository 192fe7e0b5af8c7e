import { describe, expect, it } from 'vitest'
import { formatMoney, moneyParts } from './format-money.ts'

const nbsp = '\u00a0'

describe('an amount of money in words of the locale', () => {
  it.each([
    ['vi', '1250.00', `1.250,00${nbsp}₫`],
    ['vi', '-284000.00', `−284.000,00${nbsp}₫`],
    ['vi', '0.00', `0,00${nbsp}₫`],
    ['en', '1250.00', '₫1,250.00'],
    ['en', '-284000.00', '−₫284,000.00'],
    ['en', '0.00', '₫0.00'],
    ['ar', '1250.00', `1,250.00${nbsp}₫`],
    ['ar', '-284000.00', `−284,000.00${nbsp}₫`],
    ['ar', '0.00', `0.00${nbsp}₫`],
  ])('%s writes %s as %s, in Latin digits, without direction marks', (locale, amount, expected) => {
    expect(formatMoney(amount, { locale, currency: 'VND' })).toBe(expected)
  })

  it('[R9.24] a balance has two decimals and separators of thousands', () => {
    expect(formatMoney('1234567.50', { locale: 'en' })).toBe('1,234,567.50')
    expect(formatMoney('1234567.5', { locale: 'vi' })).toBe('1.234.567,50')
  })

  it('cuts towards zero and never rounds up or down', () => {
    const format = { locale: 'vi', decimals: 0 }
    expect(formatMoney('1999.99', format)).toBe('1.999')
    expect(formatMoney('-1999.99', format)).toBe('−1.999')
    expect(formatMoney('0.999', { locale: 'vi', decimals: 2 })).toBe('0,99')
  })

  it('gives no sign to what is cut to zero', () => {
    expect(formatMoney('-0.40', { locale: 'vi', decimals: 0 })).toBe('0')
    expect(formatMoney('-0.40', { locale: 'vi', decimals: 0, isSigned: true })).toBe('0')
  })

  it('signs profit and loss, but not zero', () => {
    const format = { locale: 'vi', decimals: 0, isSigned: true }
    expect(formatMoney('475000.00', format)).toBe('+475.000')
    expect(formatMoney('-20000.00', format)).toBe('−20.000')
    expect(formatMoney('0.00', format)).toBe('0')
  })

  it('keeps every digit of an amount no float could hold', () => {
    expect(formatMoney('12345678901234567890.12', { locale: 'en' })).toBe('12,345,678,901,234,567,890.12')
  })

  it('writes out a code that is no ISO currency', () => {
    expect(formatMoney('12.50', { locale: 'vi', currency: 'USDT' })).toBe(`12,50${nbsp}USDT`)
  })

  it('splits the strong whole from the calm decimals and unit', () => {
    expect(moneyParts('-284000.00', { locale: 'vi', currency: 'VND' })).toEqual([
      { kind: 'sign', text: '−' },
      { kind: 'whole', text: '284.000' },
      { kind: 'fraction', text: `,00${nbsp}` },
      { kind: 'unit', text: '₫' },
    ])
  })

  it.each(['', '12,5', '1e9', 'NaN', '--1', '1.2.3'])('refuses %j, which is no decimal', (amount) => {
    expect(() => formatMoney(amount, { locale: 'vi' })).toThrow('not a decimal amount')
  })
})
