import { type Fraction, fraction } from '@fairground/game-rules/exact'

/** A decimal of plain digits, read exactly; undefined for any other text. */
export function readDecimal(text: string): Fraction | undefined {
  const [, sign = '', whole = '', part = ''] = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?$/.exec(text) ?? []
  if (whole === '') return undefined
  return fraction(BigInt(`${sign === '-' ? '-' : ''}${whole}${part}`), 10n ** BigInt(part.length))
}

/** Rounded half away from zero to so many digits, without trailing zeros. */
export function writeRounded({ num, den }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits)
  const size = num < 0n ? -num : num
  const scaled = (2n * size * scale + den) / (2n * den)
  let part = `${scaled % scale}`.padStart(digits, '0')
  while (part.endsWith('0')) part = part.slice(0, -1)
  const text = part === '' ? `${scaled / scale}` : `${scaled / scale}.${part}`
  return num < 0n && scaled > 0n ? `-${text}` : text
}
