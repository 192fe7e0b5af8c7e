import type { InstantRoundView } from '@fairground/contract/studio'
import type { InstantMoveRow, MoveState, Reader, Tx } from '../db/schema.ts'

interface NewMove {
  roundId: string
  move: number
  step: number
  requestId: string
  /** The bet or the action as it was sent. */
  input: unknown
  stakeAddedMinor: bigint
  stakeMinor: bigint
  payoutMinor: bigint
  turnoverMinor?: bigint | undefined
  isOver: boolean
  events: InstantRoundView['events']
  allowed: readonly string[]
  at: Date
}

/** Writes a move with the round as it stands after it. One that adds to the stake waits for the wallet. */
export function saveMove(tx: Tx, move: NewMove): Promise<InstantMoveRow> {
  return tx
    .insertInto('instant_moves')
    .values({
      round_id: move.roundId,
      move: move.move,
      step: move.step,
      request_id: move.requestId,
      input: JSON.stringify(move.input),
      stake_added_minor: move.stakeAddedMinor,
      stake_minor: move.stakeMinor,
      payout_minor: move.payoutMinor,
      turnover_minor: move.turnoverMinor ?? null,
      is_over: move.isOver,
      events: JSON.stringify(move.events),
      allowed: JSON.stringify(move.allowed),
      state: move.stakeAddedMinor > 0n ? 'betting' : 'taken',
      at: move.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Every request in these rounds, in order, failed ones included. */
export async function listMoves(reader: Reader, roundIds: readonly string[]): Promise<InstantMoveRow[]> {
  if (roundIds.length === 0) return []
  return reader.selectFrom('instant_moves').selectAll().where('round_id', 'in', roundIds).orderBy('move').execute()
}

export const getMove = (reader: Reader, roundId: string, move: number): Promise<InstantMoveRow> =>
  reader
    .selectFrom('instant_moves')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('move', '=', move)
    .executeTakeFirstOrThrow()

/** Ends the wait of a move for the wallet. False when somebody else ended it first. */
export async function decideMove(
  tx: Tx,
  { round_id, move }: Pick<InstantMoveRow, 'round_id' | 'move'>,
  decision: { state: Exclude<MoveState, 'betting'>; refusal_code?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('instant_moves')
    .set(decision)
    .where('round_id', '=', round_id)
    .where('move', '=', move)
    .where('state', '=', 'betting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The moves that stand: the bet, then every action that was taken. */
export const standing = (moves: readonly InstantMoveRow[]): InstantMoveRow[] =>
  moves.filter(({ state }) => state === 'taken')
