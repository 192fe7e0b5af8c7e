import { cardRanks } from '../../instant/table/playing-card.tsx'

/** The name of a rank where a 3 is the lowest and a 2 the highest: 0 to 12. */
export const shortRank = (rank: number): string => cardRanks[(rank + 1) % cardRanks.length] ?? ''
