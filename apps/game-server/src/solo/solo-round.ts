import type { SoloMoveRow, Tx } from '../db/schema.ts'
import { findRound, type RoundWithSeeds } from '../rounds/round-store.ts'
import { listMoves, standing } from './move-store.ts'

/** A round with everything asked for in it. */
export interface SoloRound {
  head: RoundWithSeeds
  moves: readonly SoloMoveRow[]
}

/** The round after the last move that stands; undefined while its bet is not decided. */
export const lastOf = ({ moves }: SoloRound): SoloMoveRow | undefined => standing(moves).at(-1)

/** The bet; also of a failed round. */
export function betOf({ head, moves }: SoloRound): SoloMoveRow['input'] {
  const [bet] = moves
  if (!bet) throw new Error(`round ${head.round_id} has no bet`)
  return bet.input
}

export const actionsOf = ({ moves }: SoloRound): SoloMoveRow['input'][] =>
  standing(moves)
    .slice(1)
    .map(({ input }) => input)

export async function findSoloRound(tx: Tx, roundId: string): Promise<SoloRound | undefined> {
  const head = await findRound(tx, roundId)
  return head?.kind === 'solo' ? { head, moves: await listMoves(tx, [roundId]) } : undefined
}

/** The round, locked: whoever holds it is the only one to add a move. */
export async function lockSoloRound(tx: Tx, roundId: string): Promise<SoloRound | undefined> {
  await tx.selectFrom('rounds').select('round_id').where('round_id', '=', roundId).forUpdate().executeTakeFirst()
  return findSoloRound(tx, roundId)
}

/** Joins rounds with their moves, in the order of the rounds. */
export async function withMoves(tx: Tx, heads: readonly RoundWithSeeds[]): Promise<SoloRound[]> {
  const moves = await listMoves(
    tx,
    heads.map(({ round_id }) => round_id),
  )
  return heads.map((head) => ({ head, moves: moves.filter(({ round_id }) => round_id === head.round_id) }))
}
