/** The page, from 1, on which an item stands; the first for one that is not there. */
export function pageOf(items: readonly { id: string }[], id: string | undefined, pageSize: number): number {
  const index = items.findIndex((item) => item.id === id)
  return Math.floor(Math.max(0, index) / pageSize) + 1
}

/** The items of a page. */
export const itemsOn = <Item>(items: readonly Item[], page: number, pageSize: number): Item[] =>
  items.slice((page - 1) * pageSize, page * pageSize)
