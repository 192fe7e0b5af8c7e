import { dividedBy, type Fraction, fraction, minus, times } from '@fairground/game-rules/exact'
import { readCard } from '@fairground/game-rules/settle'
import * as z from 'zod'

/** Far above any amount, and short enough to calculate with. */
const minorDigitsMax = 30
const cardText = 'a card such as "Td"'

const hexOf = (length: number) =>
  z
    .string(`${length} lower-case hex characters`)
    .regex(/^[0-9a-f]+$/, `${length} lower-case hex characters`)
    .length(length, `${length} lower-case hex characters`)

const minorExpected = 'whole minor units as a text, such as "10000"'

export const minor = z
  .string(minorExpected)
  .regex(/^\d+$/, minorExpected)
  .max(minorDigitsMax, `at most ${minorDigitsMax} digits`)
  .transform(BigInt)

export const whole = (min: number, max: number) => {
  const expected = `a whole number from ${min} to ${max}`
  return z.int(expected).min(min, expected).max(max, expected)
}

export const oneOf = <const Word extends string>(words: readonly Word[]) => z.enum(words, `one of ${words.join(', ')}`)

export const listOf = <Item extends z.ZodType>(item: Item, { min, max }: { min: number; max: number }) => {
  const expected = `a list of ${min} to ${max}`
  return z.array(item, expected).min(min, expected).max(max, expected)
}

export const hash = hexOf(64)
/** Of a beacon of quicknet: a point of BLS12-381 in 48 bytes. */
export const signature = hexOf(96)

/** Text of plain digits, as a decimal or a fraction. */
export const exactText = (max: Fraction, expected: string) =>
  z.string(expected).transform((text, context) => {
    const value = readExact(text)
    if (value !== undefined && minus(max, value).num >= 0n) return value
    context.addIssue(expected)
    return z.NEVER
  })

/** A decimal or a fraction of plain digits, read exactly. */
function readExact(text: string): Fraction | undefined {
  const [, num = '', part = '', den] = /^(\d{1,40})(?:\.(\d{1,40})|\/(\d{1,40}))?$/.exec(text) ?? []
  if (num === '' || (den !== undefined && BigInt(den) === 0n)) return undefined
  const value = dividedBy(fraction(BigInt(num + part)), fraction(10n ** BigInt(part.length)))
  return den === undefined ? value : times(value, fraction(1, BigInt(den)))
}

/** Of both sides, A or home first. */
export const score = (max: number) => {
  const expected = `two whole numbers from 0 to ${max}`
  return z.tuple([whole(0, max), whole(0, max)], expected)
}

/** A chance or a return. */
export const share = exactText(fraction(1), 'a share from 0 to 1 as text, such as "0.25" or "1/4"')
export const percent = exactText(fraction(100), 'a percentage from 0 to 100 as text').transform((value) =>
  dividedBy(value, fraction(100)),
)

export const card = z.string(cardText).transform((text, context) => {
  const read = readCard(text)
  if (read !== undefined) return read
  context.addIssue(cardText)
  return z.NEVER
})

const clientSeedMax = 64

/** What an FS1 stream is opened with. */
export const seeds = {
  serverSeed: hash,
  clientSeed: z
    .string('a text')
    .refine(
      (text) => [...text].length <= clientSeedMax && text !== '' && text.isWellFormed(),
      'a text of 1 to 64 characters',
    ),
  nonce: whole(0, Number.MAX_SAFE_INTEGER),
}
