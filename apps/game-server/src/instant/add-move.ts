import type { InstantRound as DrawnRound } from '@fairground/game-rules/instant'
import { betBody, betLostAfterMs, enqueueCall } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { InstantMoveRow, Tx, WalletCallRow } from '../db/schema.ts'
import { endIfOver, stakeOf } from './decide-move.ts'
import { actionsOf, type InstantRound, lastOf } from './instant-round.ts'
import { saveMove } from './move-store.ts'

interface NewAction {
  requestId: string
  input: unknown
  /** The round as the rules make it with this action. */
  drawn: DrawnRound
}

export interface AddedMove {
  move: InstantMoveRow
  /** Owed from this commit on, when the round is over without more money. */
  win?: WalletCallRow | undefined
}

/** Stores an action with what it brought. One that raises the stake waits for the wallet before it counts. */
export async function addMove(
  context: AppContext,
  tx: Tx,
  round: InstantRound,
  { requestId, input, drawn }: NewAction,
): Promise<AddedMove> {
  const { head, moves } = round
  const now = context.clock.now()
  const stakeAddedMinor = drawn.stakeMinor - BigInt(lastOf(round)?.stake_minor ?? 0)
  if (stakeAddedMinor < 0n) throw new Error(`${head.model_id}: an action took from the stake of round ${head.round_id}`)
  const move = await saveMove(tx, {
    ...drawn,
    roundId: head.round_id,
    move: moves.length,
    step: actionsOf(round).length,
    requestId,
    input,
    stakeAddedMinor,
    events: [...drawn.events],
    at: now,
  })
  if (stakeAddedMinor === 0n) {
    return { move, win: await endIfOver(tx, head, { move, balanceMinor: BigInt(head.balance_after_minor), now }) }
  }
  const lostAt = new Date(now.getTime() + betLostAfterMs)
  await enqueueCall(tx, { round: head, call: 'bet', move: move.move, body: betBody(stakeOf(head, move)), now, lostAt })
  return { move }
}
