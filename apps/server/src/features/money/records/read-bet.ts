import type { BetDetail } from '@fairground/contract'
import type { z } from 'zod'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { artUrl } from '../../games/catalogue/index.ts'
import { listMoves } from './bet-move-store.ts'
import { findBet } from './bet-store.ts'
import { viewBet, viewMove } from './bet-view.ts'
import type { Owner } from './span.ts'

/** One bet of a member, and every movement of money in its round. */
export async function readBet(
  { app: { db }, language }: Call,
  { memberId, currency }: Owner,
  betId: string,
): Promise<Outcome<z.infer<typeof BetDetail>>> {
  const [vendorId = '', ...rest] = betId.split(':')
  const bet = await findBet(db, memberId, { vendorId, roundId: rest.join(':') })
  if (!bet) return refuse('NOT_FOUND')
  const moves = await listMoves(db, bet)
  const view = viewBet(bet, { currency, language, iconUrlOf: artUrl })
  return ok({ ...view, moves: moves.map((move) => viewMove(move, currency)) })
}
