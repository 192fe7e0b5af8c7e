import { joinerScripts, joiners } from './joiners.ts'
import type { RuleBreach } from './patterns.ts'
import { plainLetters } from './plain-letters.ts'

/** Characters of a person's name, at the most. */
export const personNameMax = 64

const apostrophes = "'’‘‛`´ʹʻʼʽʾʿ＇׳"
/** What stands between letters of names: apostrophes, hyphens, full stops, middle dots, the stroke of `A/L`, the mark of Tibetan. */
const signs = `${apostrophes}\\-‐‑–－־゠.．,·・‧•/་`
const nothingElse = new RegExp(`^[\\p{L}\\p{M}\\p{Zs}${joiners}${signs}]+$`, 'u')
const begins = new RegExp(`^[${apostrophes}]?\\p{L}`, 'u')
const strayMark = new RegExp(`(?:^|[^\\p{L}\\p{M}${joiners}])\\p{M}`, 'u')
const strayJoiner = new RegExp(`(?<![${joinerScripts}])[${joiners}]|[${joiners}](?![${joinerScripts}])`, 'u')
const signsInARow = new RegExp(`[${signs}]{3}`, 'u')
/** Fillers that count as letters, and whatever else is not drawn. */
const unseen = /\p{Default_Ignorable_Code_Point}/u
/** More marks on one letter than any language writes. */
const piledUp = /\p{Script=Inherited}{4}|\p{M}{9}/u
const notOfTheName = /[^\p{L}\p{M}]|[\u02B9-\u02DF\u0640]/gu

/**
 * Whether the text can be the name of a person, in any script, as documents and banks write it; the length is asked
 * elsewhere. @returns what to tell when it cannot: control, invisible and turning signs, digits, emoji, formulas
 */
export function personNameBreach(name: string): RuleBreach | undefined {
  const text = name.normalize('NFC').trim()
  const seen = text.replace(new RegExp(`[${joiners}]`, 'gu'), '')
  const isName =
    text.isWellFormed() &&
    text.length <= 2 * personNameMax &&
    nothingElse.test(text) &&
    begins.test(text) &&
    !unseen.test(seen) &&
    ![strayMark, strayJoiner, signsInARow, piledUp].some((fault) => fault.test(text)) &&
    foldName(text) !== ''
  return isName ? undefined : { key: 'validation.personName' }
}

/**
 * A person's name in the one form in which names are compared and found: banks write "NGUYEN VAN DUC" for "Nguyễn Văn
 * Đức" and "OBRIEN" for "O’Brien". Blanks, signs and joiners are no part of it.
 */
export const foldName = (name: string): string => plainLetters(name).replace(notOfTheName, '')

/** Whether two people write the same name, one of them perhaps a bank. */
export const isSameName = (one: string, other: string): boolean =>
  foldName(one) !== '' && foldName(one) === foldName(other)
