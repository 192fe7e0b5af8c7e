import { hash, randomUUID } from 'node:crypto'
import { PswId } from '@fairground/contract/psw'
import * as z from 'zod'
import {
  endRound,
  type PswOutcome,
  payWinCall,
  placeBet,
  readBalance,
  resumeLaunch,
  type Seat,
  takeBack,
} from '../play/index.ts'
import type { DialectAnswer, DialectCall } from './dialect-call.ts'
import { gcpRefusal } from './gcp-codes.ts'
import { readJson } from './read-json.ts'

const Action = z.object({
  action: z.enum(['bet', 'win', 'rollback']),
  /** Minor units. */
  amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  action_id: PswId,
  original_action_id: PswId.optional(),
})
type Action = z.infer<typeof Action>

const PlayRequest = z.object({
  /** The token of the launch. */
  session_id: z.string().min(1).max(256),
  user_id: PswId,
  currency: z.string(),
  game: PswId,
  /** The round. */
  game_id: PswId.optional(),
  finished: z.boolean().optional(),
  actions: z.array(Action).max(50).default([]),
})
type PlayRequest = z.infer<typeof PlayRequest>

interface Played {
  call: DialectCall
  request: PlayRequest
  seat: Seat
}

export const refuseGcp: DialectAnswer = {
  status: 403,
  body: { code: 403, message: 'the call is not signed by the vendor' },
}
const badRequest: DialectAnswer = { status: 400, body: { code: 400, message: 'the call cannot be read' } }

/** One `play` call: its actions in their order, of which those that are known already do nothing again. */
export async function answerGcp(call: DialectCall): Promise<DialectAnswer> {
  const request = readJson(PlayRequest, call.body)
  if (!request || (request.actions.length > 0 && request.game_id === undefined)) return badRequest
  const seat = await resumeLaunch(call.context, call.newVendor(), request.session_id)
  if (seat?.playerId !== request.user_id || seat.currency !== request.currency)
    return gcpRefusal({ code: 'SESSION_INVALID' })
  const played: Played = { call, request, seat }
  const transactions: { action_id: string; tx_id: string }[] = []
  const applied: Action[] = []
  for (const [index, action] of request.actions.entries()) {
    const outcome = await play(played, action, request.finished === true && index === request.actions.length - 1)
    if (!isDone(action, outcome)) {
      await undo(played, applied)
      return gcpRefusal(outcome)
    }
    if (outcome.code === 'OK' && !outcome.replayed) applied.push(action)
    transactions.push({ action_id: action.action_id, tx_id: outcome.portalTransactionId ?? '' })
  }
  if (request.finished && request.game_id !== undefined) await closeRound(played, request.game_id)
  const { balance } = await readBalance(call.context, call.newVendor(), { requestId: randomUUID(), ...seat })
  return { status: 200, body: { balance: Number(balance ?? 0), game_id: request.game_id, transactions } }
}

function play({ call, request, seat }: Played, action: Action, isLast: boolean): Promise<PswOutcome> {
  const { context, newVendor } = call
  const { action_id: transactionId, amount = 0, original_action_id: original = '' } = action
  const { playerId, sessionToken, currency } = seat
  const base = { requestId: randomUUID(), playerId, transactionId, roundId: request.game_id ?? '' }
  const money = { ...base, gameId: request.game, amount: String(amount), currency }
  // The round is closed by its last win; a bet that is finished has none and is closed at the end of the call.
  if (action.action === 'win') return payWinCall(context, newVendor(), { ...money, roundClosed: isLast })
  if (action.action === 'rollback')
    return takeBack(context, newVendor(), { ...base, originalTransactionId: original, reason: 'rollback' })
  if (amount === 0) return Promise.resolve({ code: 'BAD_REQUEST' })
  return placeBet(context, newVendor(), { ...money, sessionToken, placedAt: context.clock.now().toISOString() })
}

/** A bet that its rollback overtook is answered as done, and no money moves. */
const isDone = ({ action }: Action, { code }: PswOutcome): boolean =>
  code === 'OK' ||
  (action === 'bet' && code === 'BET_CANCELLED') ||
  (action === 'rollback' && ['ALREADY_ROLLED_BACK', 'NOTHING_TO_ROLL_BACK', 'TOMBSTONED'].includes(code))

/** A list is done whole or not at all: what it did before the action that was refused is taken back. */
async function undo({ call, request, seat }: Played, actions: readonly Action[]): Promise<void> {
  const { playerId } = seat
  const roundId = request.game_id ?? ''
  for (const { action, action_id: originalTransactionId } of actions.toReversed()) {
    if (action === 'rollback') continue
    const transactionId = `undo:${hash('sha256', originalTransactionId, 'hex').slice(0, 40)}`
    const own = { requestId: randomUUID(), playerId, roundId, transactionId, originalTransactionId }
    await takeBack(call.context, call.newVendor(), { ...own, reason: 'another action of the list was refused' })
  }
}

const closeRound = ({ call, seat }: Played, roundId: string): Promise<PswOutcome> =>
  endRound(call.context, call.newVendor(), {
    ...{ requestId: randomUUID(), playerId: seat.playerId, roundId, transactionId: 'end' },
  })
