const chipCountMax = 5

interface Ladder {
  rungs: readonly bigint[]
  least: bigint
  most: bigint
  /** The stake to begin with, which is one of them. */
  first: bigint
}

/** Chips from the first stake upwards, spread as far as they may be bet; where chips are laid, the least of all is one of them. */
export function chipsOf({ rungs, least, most, first }: Ladder, hasLeast: boolean): readonly bigint[] {
  const below = hasLeast && least < first ? [least] : []
  const between = rungs.filter((minor) => minor > least && minor < most)
  const from = between.filter((minor) => minor >= first)
  const usable = from.length >= chipCountMax ? from : between.slice(-chipCountMax)
  const count = Math.min(chipCountMax - below.length, usable.length)
  const places = Array.from({ length: count }, (_, chip) => Math.round((chip * (usable.length - 1)) / (count - 1 || 1)))
  return [...below, ...usable.filter((_, place) => places.includes(place))]
}
