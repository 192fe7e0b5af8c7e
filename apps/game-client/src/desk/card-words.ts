import { rankOf, suitOf } from '@fairground/game-rules/instant'

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const signs = ['♠', '♣', '♦', '♥']

export const isRedCard = (card: number): boolean => suitOf(card) >= 2
/** As it stands on the card. */
export const cardText = (card: number): string => `${ranks[rankOf(card)]}${signs[suitOf(card)]}`

/** `Th` as it stands on the card. */
export function toldText(told: string): string {
  const place = 'scdh'.indexOf(told.charAt(1))
  if (told.length !== 2 || place < 0) return told
  return `${told.startsWith('T') ? '10' : told.charAt(0)}${signs[place]}`
}
