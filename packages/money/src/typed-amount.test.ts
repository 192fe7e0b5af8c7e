import { describe, expect, it } from 'vitest'
import { foldDigits } from './digits.ts'
import { formatMoney } from './format-money.ts'
import { readTypedAmount } from './typed-amount.ts'

const languages = 'ar bn de en es fa fil fr hi id it ja kk km ko lo mn ms my ne pt ru ta th tr ur uz vi zh zh-TW'.split(
  ' ',
)
/** The zeros of the scripts that the 30 languages write figures in; fullwidth as Japanese keyboards type them. */
const zeros = '0٠۰०০௦๐໐၀០０𞥐'

const read = (text: string, locale: string, decimals = 0) => {
  const amount = readTypedAmount(text, { locale, decimals })
  return amount.isRead ? amount.value : amount.why
}
const inDigitsFrom = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))

describe.each(languages)('an amount typed in %s', (locale) => {
  it.each([
    ['50000', '50000'],
    ['50000,00', '50000'],
    ['50000.00', '50000'],
    ['50000.0', '50000'],
    ['50000,', '50000'],
    ['500,000', '500000'],
    ['500.000', '500000'],
    ['500 000', '500000'],
    ['500\u00a0000', '500000'],
    ['500\u202f000', '500000'],
    ['500’000', '500000'],
    ['500٬000', '500000'],
    ['50000٫00', '50000'],
    ['1.250.000', '1250000'],
    ['1,250,000', '1250000'],
    ['12,34,567', '1234567'],
    ['1.250.000,00', '1250000'],
    ['1,250,000.00', '1250000'],
    ['1 250 000,00', '1250000'],
    ['₫500,000', '500000'],
    ['500.000 ₫', '500000'],
    ['500.000\u00a0đ', '500000'],
    ['500000 VND', '500000'],
    ['500.000VNĐ', '500000'],
    ['\u200f500,000\u200f\u00a0₫', '500000'],
    ['000500', '500'],
    ['0', '0'],
    ['', ''],
    [' ', ''],
  ])('%j is %s of a currency without decimals, in every script', (text, value) => {
    for (const zero of zeros) expect(read(inDigitsFrom(zero, text), locale), zero).toBe(value)
  })

  it.each([
    ['50000,50', 'whole'],
    ['50000.5', 'whole'],
    ['0.500', 'whole'],
    ['2.0000', 'unclear'],
    ['1250.125', 'unclear'],
    ['1.250,000', 'unclear'],
    ['1,250.000', 'unclear'],
    ['50.000.00', 'unclear'],
    ['1.25.000', 'unclear'],
    ['50000\n20000', 'unclear'],
    ['50000 20000', 'unclear'],
    ['1.2,3.4', 'unclear'],
    ['.', 'unclear'],
    ['-500', 'foreign'],
    ['500k', 'foreign'],
    ['5 triệu', 'foreign'],
    ['1e6', 'foreign'],
    ['0x10', 'foreign'],
    ['1000000000000000', 'long'],
  ])('%j is refused as %s', (text, why) => {
    expect(read(text, locale)).toBe(why)
  })

  it('decimals are read by both signs, and three digits after one only where the language says so', () => {
    for (const text of ['12.5', '12,5', '12.50', '12٫5']) expect(read(text, locale, 2)).toBe('12.5')
    for (const text of ['1.234,56', '1,234.56']) expect(read(text, locale, 2)).toBe('1234.56')
    expect(read('0.125', locale, 2)).toBe('fine')
    expect(read('12.3456', locale, 2)).toBe('unclear')
    expect(read('0.50000000', locale, 8)).toBe('0.5')
    const groups = formatMoney('12500', { locale, decimals: 0 })
    expect(read(groups, locale, 2)).toBe('12500')
    for (const text of ['12.500', '12,500'].filter((other) => other !== groups)) {
      expect(read(text, locale, 2)).toBe('unclear')
    }
  })

  it('takes back every amount that it writes', () => {
    for (const amount of ['0.00', '7.00', '999.50', '1000.00', '123456.78', '999999999999.99']) {
      const plain = amount.replace(/\.?0+$/, '') || '0'
      const written = formatMoney(amount, { locale, currency: 'VND' })
      expect(read(written, locale, 2), written).toBe(amount === '1000.00' ? '1000' : plain)
      const whole = amount.split('.')[0] ?? ''
      const short = formatMoney(amount, { locale, currency: 'VND', decimals: 0 })
      expect(read(short, locale), short).toBe(whole)
    }
  })
})

it('every digit of Unicode is its Latin one', () => {
  for (let code = 0; code < 0x20000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue
    const sign = String.fromCodePoint(code)
    if (!/\p{Nd}/u.test(sign)) expect(foldDigits(sign)).toBe(sign)
    else expect(foldDigits(sign)).toMatch(/^\d$/)
  }
  for (const digits of [
    '۲۴۶۸۱۰',
    '၂၄၆၈၁၀',
    '२४६८१०',
    '২৪৬৮১০',
    '២៤៦៨១០',
    '໒໔໖໘໑໐',
    '๒๔๖๘๑๐',
    '௨௪௬௮௧௦',
    '２４６８１０',
  ]) {
    expect(foldDigits(digits)).toBe('246810')
  }
})
