/** U+200C and U+200D: letters of the scripts below, and emoji, are written with them. For a class of a `u` expression. */
export const joiners = '\\u200C\\u200D'

/** Letters and marks of the scripts whose words need joiners. For a class of a `u` expression. */
export const joinerScripts =
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('')
