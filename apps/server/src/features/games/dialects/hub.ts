import { randomUUID } from 'node:crypto'
import { PswId } from '@fairground/contract/psw'
import * as z from 'zod'
import { type PswOutcome, payWinCall, placeBet, readBalance, resumeLaunch, type Seat, takeBack } from '../play/index.ts'
import type { DialectAnswer, DialectCall } from './dialect-call.ts'
import { fromHubAmount, toHubAmount } from './hub-amounts.ts'
import { hubStatusOf } from './hub-codes.ts'
import { readJson } from './read-json.ts'

const head = { request_uuid: z.string().max(64), user: PswId, token: z.string().max(256), game_code: PswId }
const Movement = z.object({
  ...head,
  transaction_uuid: PswId,
  round: PswId,
  round_closed: z.boolean().optional(),
  currency: z.string(),
  /** Hundred-thousandths of the currency. */
  amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
})
// The signature covers the body alone, so that the body must say which call it is: a bet refers to nothing, a win refers to
// its bet and has an amount, a rollback refers to what it takes back and has none. No body fits two of them.
const Bet = Movement.extend({ reference_transaction_uuid: z.never().optional() })
const Win = Movement.extend({ reference_transaction_uuid: PswId })
const Rollback = Movement.omit({ currency: true, game_code: true }).extend({
  amount: z.never().optional(),
  reference_transaction_uuid: PswId,
})
const Balance = z.object({ ...head, game_code: PswId.optional() })

type Handler = (call: DialectCall) => Promise<DialectAnswer>

const answerOf = (user: string, requestUuid: string, outcome: PswOutcome): DialectAnswer => {
  const { balance, currency } = outcome
  const money = balance !== undefined && currency !== undefined && { balance: toHubAmount(balance, currency), currency }
  return { status: 200, body: { user, status: hubStatusOf(outcome.code), request_uuid: requestUuid, ...money } }
}

const failed = (status: string): DialectAnswer => ({ status: 200, body: { status } })
export const refuseHub: DialectAnswer = failed('RS_ERROR_INVALID_SIGNATURE')

/** Tokens are checked for bets and balances only: a win or rollback lands whatever became of the session. */
const handlers: Readonly<Record<string, Handler>> = {
  async 'user/balance'(call) {
    const request = readJson(Balance, call.body)
    if (!request) return failed('RS_ERROR_WRONG_SYNTAX')
    const seat = await seatOf(call, request)
    const own = { requestId: randomUUID(), playerId: request.user, sessionToken: seat?.sessionToken ?? '' }
    const outcome: PswOutcome = seat
      ? await readBalance(call.context, call.newVendor(), own)
      : { code: 'SESSION_INVALID' }
    return answerOf(request.user, request.request_uuid, outcome)
  },
  async 'transaction/bet'(call) {
    return move(call, Bet, async (request, money) => {
      const seat = await seatOf(call, request)
      if (!seat) return { code: 'SESSION_INVALID' }
      const { sessionToken } = seat
      const placedAt = call.context.clock.now().toISOString()
      return placeBet(call.context, call.newVendor(), { ...money, sessionToken, placedAt })
    })
  },
  async 'transaction/win'(call) {
    return move(call, Win, async ({ round_closed: roundClosed, reference_transaction_uuid: bet }, money) => {
      const betTransactionId = [bet]
      return payWinCall(call.context, call.newVendor(), { ...money, roundClosed, betTransactionId })
    })
  },
  async 'transaction/rollback'(call) {
    const request = readJson(Rollback, call.body)
    if (!request) return failed('RS_ERROR_WRONG_SYNTAX')
    const { user, transaction_uuid: transactionId, reference_transaction_uuid: originalTransactionId, round } = request
    const own = { requestId: randomUUID(), playerId: user, transactionId, originalTransactionId, roundId: round }
    const outcome = await takeBack(call.context, call.newVendor(), { ...own, reason: 'rollback' })
    return answerOf(user, request.request_uuid, outcome)
  },
}

/** One call of the bet, win and rollback protocol. */
export const answerHub = (call: DialectCall, name: string): Promise<DialectAnswer> =>
  Object.hasOwn(handlers, name) && handlers[name] ? handlers[name](call) : Promise.resolve(failed('RS_ERROR_UNKNOWN'))

async function seatOf(call: DialectCall, { token, user }: { token: string; user: string }): Promise<Seat | undefined> {
  const seat = await resumeLaunch(call.context, call.newVendor(), token)
  return seat?.playerId === user ? seat : undefined
}

type Movement = z.infer<typeof Movement>
const moneyOf = (request: Movement, amount: string) => ({
  ...{ requestId: randomUUID(), playerId: request.user, transactionId: request.transaction_uuid },
  ...{ gameId: request.game_code, roundId: request.round, amount, currency: request.currency },
})

async function move<Request extends Movement>(
  call: DialectCall,
  schema: z.ZodType<Request>,
  work: (request: Request, money: ReturnType<typeof moneyOf>) => Promise<PswOutcome>,
): Promise<DialectAnswer> {
  const request = readJson(schema, call.body)
  const amount = request && fromHubAmount(request.amount, request.currency)
  if (!request || amount === undefined) return failed('RS_ERROR_WRONG_TYPES')
  const outcome = await work(request, moneyOf(request, amount))
  return answerOf(request.user, request.request_uuid, outcome)
}
