const count = 3

/** Three dice of what was told; empty where nothing lies yet. */
export const diceOf = (told: string): string[] => {
  const dice = told.split(',')
  return Array.from({ length: count }, (_, place) => dice[place] ?? '')
}

/** As the rules read it, the lowest first; empty while a die is missing. */
export const toldDice = (dice: readonly string[]): string =>
  dice.length === count && dice.every((face) => face !== '') ? dice.toSorted().join(',') : ''
