/** Every choice of so many items, in their order. */
export function choicesOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) => choicesOf(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]))
}

/** Every way to take one of each list. */
export const productOf = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((taken, list) => taken.flatMap((before) => list.map((item) => [...before, item])), [[]])
