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
