const [ranks, suits] = ['23456789TJQKA', 'scdh']

/** What `readCard` reads. */
export const writeCard = (card: number): string => `${ranks[Math.floor((card % 52) / 4)]}${suits[card % 4]}`
