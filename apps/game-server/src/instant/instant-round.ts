import type { InstantMoveRow, Tx } from '../db/schema.ts'
import { findRound, type RoundWithSeeds } from '../rounds/round-store.ts'
import { listMoves, standing } from './move-store.ts'

/** A round with everything asked for in it. */
export interface InstantRound {
  head: RoundWithSeeds
  moves: readonly InstantMoveRow[]
}

/** The round after the last move that stands; undefined while its bet is not decided. */
export const lastOf = ({ moves }: InstantRound): InstantMoveRow | undefined => standing(moves).at(-1)

/** The bet; also of a failed round. */
export function betOf({ head, moves }: InstantRound): InstantMoveRow['input'] {
  const [bet] = moves
  if (!bet) throw new Error(`round ${head.round_id} has no bet`)
  return bet.input
}

export const actionsOf = ({ moves }: InstantRound): InstantMoveRow['input'][] =>
  standing(moves)
    .slice(1)
    .map(({ input }) => input)

export async function findInstantRound(tx: Tx, roundId: string): Promise<InstantRound | undefined> {
  const head = await findRound(tx, roundId)
  return head?.kind === 'instant' ? { head, moves: await listMoves(tx, [roundId]) } : undefined
}

/** The round, locked: whoever holds it is the only one to add a move. */
export async function lockInstantRound(tx: Tx, roundId: string): Promise<InstantRound | undefined> {
  await tx.selectFrom('rounds').select('round_id').where('round_id', '=', roundId).forUpdate().executeTakeFirst()
  return findInstantRound(tx, roundId)
}

/** Joins rounds with their moves, in the order of the rounds. */
export async function withMoves(tx: Tx, heads: readonly RoundWithSeeds[]): Promise<InstantRound[]> {
  const moves = await listMoves(
    tx,
    heads.map(({ round_id }) => round_id),
  )
  return heads.map((head) => ({ head, moves: moves.filter(({ round_id }) => round_id === head.round_id) }))
}
