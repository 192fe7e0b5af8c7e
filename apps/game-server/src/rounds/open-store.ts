import { prepareStatement } from '@fairground/postgres'
import { betBody, transactionIdOf } from '@fairground/vendor-kit'
import type { Db, RoundRow } from '../db/schema.ts'
import { firstStakeOf } from './call-bodies.ts'

/** When a bet that its writer sends at once counts as lost. */
interface Pace {
  sessionId: string
  /** Between two spins of the session, in milliseconds. */
  pauseMs: number
  lostAt: Date
}

/**
 * Writes a slot's round with its call, and takes the number that it was drawn with. False, and nothing is written, when the
 * pair has moved on, the request is known, another round is open, or the last spin is too near.
 */
export async function openSlotRound(db: Db, round: RoundRow, { sessionId, pauseMs, lostAt }: Pace): Promise<boolean> {
  const body = JSON.stringify(betBody(firstStakeOf(round)))
  const transactionId = transactionIdOf('bet', round.round_id)
  const { rows } = await open(db, [JSON.stringify(round), sessionId, pauseMs, transactionId, body, lostAt])
  return rows[0]?.is_open === true
}

const open = prepareStatement<{ is_open: boolean }>('select open_slot_round($1, $2, $3, $4, $5, $6) as is_open')
