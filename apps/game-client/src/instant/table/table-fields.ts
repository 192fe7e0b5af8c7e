import type { BoardProps, ShownRound, SpotStakes } from '../instant-screen.ts'

/** Chips on the places of a table, as the rules read them. */
export interface TableFields {
  bets: readonly { spot: string; stakeMinor: string }[]
}

/** What the board of a table of chips is drawn from: one player's, or everybody's. */
export type TableBoardProps = Omit<BoardProps<TableFields>, 'round'> & {
  round: ShownRound | undefined
  /** Places that this round does not take. */
  isShut?(spot: string): boolean
}

export const noBets: TableFields = { bets: [] }

export const tableStakes: SpotStakes<TableFields> = {
  stakeMinorOf: ({ bets }) => bets.reduce((sum, bet) => sum + BigInt(bet.stakeMinor), 0n),
  times: ({ bets }, factor) =>
    factor === 0n
      ? noBets
      : { bets: bets.map((bet) => ({ ...bet, stakeMinor: String(BigInt(bet.stakeMinor) * factor) })) },
}

export const stakeOn = ({ bets }: TableFields, spot: string): bigint =>
  BigInt(bets.find((bet) => bet.spot === spot)?.stakeMinor ?? 0)

export const hasChips = (fields: TableFields, spot: string): boolean => stakeOn(fields, spot) > 0n

/** The table with more chips on some places. */
export function withChips(
  { bets }: TableFields,
  chips: readonly { spot: string; chips: number }[],
  chipMinor: bigint,
): TableFields {
  const stakes = new Map(bets.map(({ spot, stakeMinor }) => [spot, BigInt(stakeMinor)]))
  for (const { spot, chips: count } of chips) {
    stakes.set(spot, (stakes.get(spot) ?? 0n) + BigInt(count) * chipMinor)
  }
  return { bets: [...stakes].map(([spot, minor]) => ({ spot, stakeMinor: String(minor) })) }
}
