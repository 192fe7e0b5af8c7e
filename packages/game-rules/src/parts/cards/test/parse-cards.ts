import { readCard } from '../card-text.ts'

/** "Th 2s" as card numbers. */
export function parseCards(text: string): number[] {
  return text.split(' ').map((card) => readCard(card) ?? Number.NaN)
}
