interface Behind {
  /** The seat that is to be followed, and the one that the player's chips stand behind already. */
  seat: number
  before: number | undefined
  /** Where the player of the seat has chips. */
  spots: readonly string[]
  chipMinor: bigint
}

type Chips = ReadonlyMap<string, bigint>

/**
 * What lies there with one chip more on each of these places; undefined where chips of the player's own, or behind another
 * seat, lie on the table: they would go along with these.
 */
export function behindChips(wanted: Chips, { seat, before, spots, chipMinor }: Behind): Chips | undefined {
  if (wanted.size > 0 && before !== seat) return undefined
  const added = spots.map((spot): [string, bigint] => [spot, (wanted.get(spot) ?? none) + chipMinor])
  return new Map([...wanted, ...added])
}

const none = 0n
