import { randomInt } from 'node:crypto'

export const chance = (inHundred: number): boolean => randomInt(100) < inHundred

/** @throws where there is nothing to choose from */
export function oneOf<Item>(items: readonly Item[]): Item {
  const chosen = items[randomInt(items.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}
