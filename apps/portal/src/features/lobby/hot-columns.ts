const firstRowMax = 14

/** Columns of the hot row: up to 14 games above, all the rest below; where the rest is longer nothing stands above. */
export const hotColumns = <Item>(items: readonly Item[]): [Item | undefined, Item | undefined][] =>
  Array.from({ length: Math.max(Math.min(items.length, firstRowMax), items.length - firstRowMax) }, (_, i) => [
    i < firstRowMax ? items[i] : undefined,
    items[firstRowMax + i],
  ])
