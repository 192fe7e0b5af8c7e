/** `count` keys for places that never change order: slots, bulbs, skeleton rows. */
export const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)
