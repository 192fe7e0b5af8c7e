import { joinerScripts, joiners } from './joiners.ts'

/** Not drawn, or drawn as nothing: ignorable signs, fillers, the empty pattern of Braille; format signs such as those of direction. */
const unseen = '\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800'
const pictures = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F'
/** Signs that are not seen and yet belong to what is: joiners inside words and emoji, the look of an emoji, the tags of a flag, numbers of Arabic. */
const needed = new RegExp(
  [
    `(?<=[${joinerScripts}])[${joiners}](?=[${joinerScripts}])`,
    `(?<=[${pictures}])\\u200D(?=\\p{Extended_Pictographic})`,
    '(?<=[\\p{Emoji}])[\\uFE0E\\uFE0F]',
    '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,8})[\\u{E0020}-\\u{E007F}]',
    '[\\u0600-\\u0605\\u06DD]',
  ].join('|'),
  'gu',
)
const hidden = new RegExp(`[${unseen}\\p{Co}]`, 'gu')
const hiddenOne = new RegExp(`[${unseen}\\p{Co}\\p{Cc}\\p{Zl}\\p{Zp}]`, 'u')
const drawn = /[\p{L}\p{N}\p{P}\p{S}]/u
/** More marks on one letter than any language writes. */
const piledUp = /\p{Script=Inherited}{4}|\p{M}{9}/u

/** Whether every sign of the text can be seen, and there is one: nothing invisible, turned, piled up or broken. */
export const isReadable = (text: string): boolean => {
  const plain = text.normalize('NFC')
  return plain.isWellFormed() && !hiddenOne.test(plain.replace(needed, '')) && !piledUp.test(plain) && drawn.test(plain)
}

/**
 * A message as it is kept: one line, without what hides or turns text; joiners and emoji stay whole.
 * @returns undefined when nothing is left to read, or marks are piled up
 */
export function readableLine(typed: string): string | undefined {
  const line = withoutHidden(
    typed
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
  )
    .replace(/\s+/gu, ' ')
    .trim()
  return drawn.test(line) && !piledUp.test(line) ? line : undefined
}

/** Each sign is looked at where it stands: what an invisible neighbour needs is decided by the signs that are seen. */
function withoutHidden(text: string): string {
  const kept = new Set([...text.matchAll(needed)].map(({ index }) => index))
  return text.replace(hidden, (sign, at: number) => (kept.has(at) ? sign : ''))
}
