import * as z from '../base/zod.ts'

export const PswToken = z.string().min(1).max(256)

const reasonLengthMax = 200
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a database cannot keep is what is taken out
const wellFormed = (text: string): string => text.toWellFormed().replaceAll(/[\u0000-\u001f\u007f]/g, ' ')

/** Why, in the vendor's own words: for people to read, never a ground to refuse a call about money. */
export const PswReason = z
  .any()
  .transform((reason) => (typeof reason === 'string' ? wellFormed(reason).slice(0, reasonLengthMax) : ''))
  .optional()
