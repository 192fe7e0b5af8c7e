/** Letters of Latin that no decomposition takes apart, as passports (ICAO 9303) and banks write them. */
const plainOf: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ı: 'i',
  ł: 'l',
  ƚ: 'l',
  ø: 'o',
  ɔ: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ɲ: 'n',
  ŧ: 't',
  ĸ: 'q',
  ƙ: 'k',
  ɓ: 'b',
  ƀ: 'b',
  ɠ: 'g',
  ǥ: 'g',
  ɨ: 'i',
  ƴ: 'y',
  ƶ: 'z',
  ʒ: 'z',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  // Greek at the end of a word; Cyrillic that documents write either way; keyboards of Arabic and Persian.
  ς: 'σ',
  ё: 'е',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
}
const letters = new RegExp(`[${Object.keys(plainOf).join('')}]`, 'gu')
/** Accents that change no name: any on a Latin or a Greek letter; on a Cyrillic vowel only those that mark the stress. */
const accented = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+|([аеиоуыэюяіє])[\u0300\u0301]/gu

/**
 * One writing of a text for all of its writings: small letters, widths and ligatures resolved, Latin without accents.
 * Vowel signs of Thai, Burmese, Devanagari or Bengali and the voicing of Japanese are letters of their words: they stay.
 */
export const plainLetters = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(accented, '$1$2')
    .normalize('NFC')
    .replace(letters, (letter) => plainOf[letter] ?? letter)
