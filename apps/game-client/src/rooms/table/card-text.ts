import { cardRanks } from '../../instant/table/playing-card.tsx'

const marks = ['♠', '♣', '♦', '♥']

/** A card in a line of words: 9♥. */
export const cardText = (card: number): string => `${cardRanks[Math.floor(card / 4)] ?? ''}${marks[card % 4] ?? ''}`
