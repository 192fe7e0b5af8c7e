import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, isWholeAtBank, parseAmount, truncateAmount } from './amount.ts'
import { type Currency, currencies } from './currency.ts'

const whole: Currency = { ...currencies.VND, exponent: 0 }
const fine: Currency = { ...currencies.USD, exponent: 8 }
const anyCurrency = fc.constantFrom<Currency>(...Object.values(currencies), whole, fine)
const storable = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n })

describe('parseAmount', () => {
  it('reads exactly the currency’s decimals into minor units', () => {
    expect(parseAmount('1250.00', 'VND')).toBe(125_000n)
    expect(parseAmount('0.01', 'USD')).toBe(1n)
    expect(parseAmount('0.00', currencies.FUN)).toBe(0n)
    expect(parseAmount('7', whole)).toBe(7n)
  })

  it.each([
    ['no decimals', '1'],
    ['too few decimals', '1.5'],
    ['too many decimals', '1.500'],
    ['a minus', '-1.00'],
    ['a plus', '+1.00'],
    ['a leading zero', '01.00'],
    ['an exponent', '1e3'],
    ['an exponent with decimals', '1e3.00'],
    ['Arabic digits', '١.٠٠'],
    ['full-width digits', '１.００'],
    ['a space', ' 1.00'],
    ['a trailing newline', '1.00\n'],
    ['a thousand separator', '1,000.00'],
    ['a decimal comma', '1,00'],
    ['two points', '1.0.0'],
    ['no whole part', '.00'],
    ['nothing', ''],
    ['hexadecimal', '0x1.00'],
    ['nineteen digits', '12345678901234567.00'],
    ['words', 'NaN'],
  ])('refuses %s', (_, text) => {
    expect(parseAmount(text, 'VND')).toBeUndefined()
  })

  it('refuses a point where the currency has no decimals', () => {
    expect(parseAmount('7.', whole)).toBeUndefined()
    expect(parseAmount('7.0', whole)).toBeUndefined()
  })

  it('takes back every amount it has written', () => {
    fc.assert(
      fc.property(storable, anyCurrency, (amount, currency) => {
        expect(parseAmount(formatAmount(amount, currency), currency)).toBe(amount)
      }),
    )
  })

  it('accepts a text only in the one form it would write itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+0-9.,e ]{0,9}$/), anyCurrency, (text, currency) => {
        const amount = parseAmount(text, currency)
        if (amount !== undefined) expect(formatAmount(amount, currency)).toBe(text)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('formatAmount', () => {
  it('writes the currency’s decimals, and a minus for corrections', () => {
    expect(formatAmount(125_000n, 'VND')).toBe('1250.00')
    expect(formatAmount(5n, 'USD')).toBe('0.05')
    expect(formatAmount(-5n, 'USD')).toBe('-0.05')
    expect(formatAmount(-7n, whole)).toBe('-7')
  })
})

describe('truncateAmount', () => {
  it('cuts toward zero and never shows minus zero', () => {
    expect(truncateAmount(199n, 'VND')).toBe('1')
    expect(truncateAmount(-199n, 'VND')).toBe('-1')
    expect(truncateAmount(-99n, 'VND')).toBe('0')
  })

  it('never shows more than there is', () => {
    fc.assert(
      fc.property(storable, anyCurrency, (amount, currency) => {
        const unit = 10n ** BigInt(currency.exponent)
        const shown = BigInt(truncateAmount(amount, currency)) * unit
        expect(shown <= amount && amount - shown < unit).toBe(true)
      }),
    )
  })
})

describe('isWholeAtBank', () => {
  it('knows that no bank carries a hundredth of a dong, but cents', () => {
    expect(isWholeAtBank(20_000_000n, 'VND')).toBe(true)
    for (const odd of [1n, 20_000_037n, 5_000_001n]) expect(isWholeAtBank(odd, 'VND')).toBe(false)
    expect(isWholeAtBank(5_000_001n, 'USD')).toBe(true)
  })
})
