/**
 * The places of those who went out in one hand: by the stack before it, equal stacks share theirs. Each list holds all the
 * places that its player shares, ascending.
 */
export function placesOut<Player>(
  playersBefore: number,
  outStacks: ReadonlyMap<Player, bigint>,
): Map<Player, number[]> {
  const firstPlace = playersBefore - outStacks.size + 1
  const stacks = [...outStacks.values()]
  return new Map(
    [...outStacks].map(([player, stack]) => {
      const better = stacks.filter((other) => other > stack).length
      const equal = stacks.filter((other) => other === stack).length
      return [player, Array.from({ length: equal }, (_, at) => firstPlace + better + at)]
    }),
  )
}
