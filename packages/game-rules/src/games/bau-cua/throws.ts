import { type Pictures, pictures } from './bau-cua.ts'

/** The mark of the first throw; that of another is as many letters later. */
const firstMark = 0x30

/** The 56 throws, each in order. */
export const throws: readonly Pictures[] = pictures.flatMap((a) =>
  pictures.flatMap((b) => (b < a ? [] : pictures.flatMap((c): Pictures[] => (c < b ? [] : [[a, b, c]])))),
)

const keyOf = (shown: readonly number[]): string => shown.toSorted((a, b) => a - b).join('')
const places = new Map(throws.map((shown, place) => [keyOf(shown), place]))

/** One letter for each throw, whichever die shows which picture. */
export const markOfThrow = (shown: Pictures): string =>
  String.fromCodePoint(firstMark + (places.get(keyOf(shown)) ?? 0))

export const throwOfMark = (mark: string): Pictures | undefined => throws[(mark.codePointAt(0) ?? 0) - firstMark]

type Likeness = 'pair' | 'different' | 'triple'

/** Two alike, all three different, or all alike: the sides of the road. */
export function likenessOf(shown: Pictures): Likeness {
  const kinds = new Set(shown).size
  if (kinds === 1) return 'triple'
  return kinds === 2 ? 'pair' : 'different'
}
