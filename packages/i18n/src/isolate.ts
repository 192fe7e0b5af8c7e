import { directionOf } from './languages.ts'

const [firstStrong, popIsolate] = ['\u2068', '\u2069']
const hasOwnDirection = /[^\d.,\s]/
/** What Intl puts around signs of numbers; inside an isolate they do nothing, and `dir="auto"` would take them for words. */
const marks = /[\u200e\u200f]/g

/**
 * A value as it stands inside a text of `language`: where text runs from the right, names, amounts and codes keep their
 * own order and do not carry the signs around them along.
 */
export const isolated = (language: string, value: string): string =>
  directionOf(language) === 'rtl' && hasOwnDirection.test(value)
    ? `${firstStrong}${value.replace(marks, '')}${popIsolate}`
    : value
