import { PswBatchedBet, type PswBetResult, type PswRequest, pswRetryable } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { tooLarge } from '../../../../lib/too-large.ts'
import { betsOverBudget } from '../limits/over-budget.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import type { BatchedCall } from './money-batch.ts'
import { type BetRequest, postBet, prepareBet } from './place-bet.ts'

/** A vendor gives the call up after five seconds: what is undecided by then it asks again. */
const answerMsMax = 3_500

/**
 * `bets`: many bets under one signature, each decided, booked and remembered as if it had come alone: none waits for or
 * undoes another. Those of one player are decided in their order.
 */
export async function placeBets(
  context: AppContext,
  vendor: SignedVendor,
  { bets, ...common }: PswRequest<'bets'>,
): Promise<PswOutcome> {
  const outcomes = new Map<number, PswOutcome>()
  const ready = await prepare(context, vendor, readAll(bets, common, outcomes), outcomes)
  const time = { isOver: false }
  const posting = { context, outcomes, time }
  const all = [...byPlayer(ready).values()].map((ofOne) => placeInOrder(posting, ofOne))
  await withinMs(answerMsMax, Promise.all(all))
  time.isOver = true
  const results = bets.map(({ transactionId }, index) => resultOf(transactionId, outcomes.get(index)))
  return { code: 'OK', results }
}

interface Read {
  index: number
  request: BetRequest
}

interface Ready extends Read {
  call: BatchedCall
}

/** Bets that are malformed in their own fields are refused alone. */
function readAll(bets: readonly object[], common: object, outcomes: Map<number, PswOutcome>): Read[] {
  return bets.flatMap((bet, index) => {
    const { success, data } = PswBatchedBet.safeParse({ ...common, ...bet })
    if (!success) outcomes.set(index, { code: 'BAD_REQUEST' })
    return success ? [{ index, request: data }] : []
  })
}

async function prepare(
  context: AppContext,
  vendor: SignedVendor,
  read: readonly Read[],
  outcomes: Map<number, PswOutcome>,
): Promise<Ready[]> {
  const waits = await betsOverBudget(
    context,
    vendor.vendorId,
    read.map(({ request }) => request),
  )
  const prepared = await Promise.all(
    read.map(async ({ index, request }, place): Promise<Ready[]> => {
      const retryAfterMs = waits[place]
      const call = retryAfterMs === undefined ? await prepareBet(context, vendor, request) : undefined
      if (call) return [{ index, request, call: { ...call, hasTakenNonce: true } }]
      outcomes.set(index, retryAfterMs === undefined ? { code: 'BAD_REQUEST' } : { code: 'RATE_LIMITED', retryAfterMs })
      return []
    }),
  )
  return prepared.flat()
}

/** An id that came before in the call goes with its first bet, whoever's it is: the first is decided. */
function byPlayer(bets: readonly Ready[]): Map<string, Ready[]> {
  const ownerOf = new Map<string, string>()
  return Map.groupBy(bets, ({ request: { transactionId, playerId } }) => {
    const owner = ownerOf.get(transactionId) ?? playerId
    ownerOf.set(transactionId, owner)
    return owner
  })
}

interface Posting {
  context: AppContext
  /** By the place of the bet in the call. */
  outcomes: Map<number, PswOutcome>
  time: { isOver: boolean }
}

async function placeInOrder(posting: Posting, bets: readonly Ready[]): Promise<void> {
  for (const together of runsOf(bets)) {
    if (posting.time.isOver) return
    await Promise.all(together.map((bet) => place(posting, bet)))
    for (const bet of together) await placeAgain(posting, bet)
  }
}

/** Bets that may share a commit keep their order in it: neither a round nor an id comes twice. */
function runsOf(bets: readonly Ready[]): Ready[][] {
  const runs: Ready[][] = []
  let seen = new Set<string>()
  for (const bet of bets) {
    const words = [`round ${bet.request.roundId}`, `id ${bet.request.transactionId}`]
    const last = runs.at(-1)
    if (last && !words.some((word) => seen.has(word))) last.push(bet)
    else {
      runs.push([bet])
      seen = new Set()
    }
    for (const word of words) seen.add(word)
  }
  return runs
}

/** A limit that may be used up by the bet before it is asked once more when that one is decided. */
async function placeAgain(posting: Posting, bet: Ready): Promise<void> {
  while (!posting.time.isOver && posting.outcomes.get(bet.index)?.code === 'IN_PROGRESS') await place(posting, bet)
}

async function place({ context, outcomes }: Posting, { index, request, call }: Ready): Promise<void> {
  const outcome = postBet(context, request, call).catch((error: unknown): PswOutcome => {
    if (tooLarge(error)) return { code: 'BALANCE_LIMIT' }
    context.log.error({ err: error, transactionId: request.transactionId }, 'a bet of many failed')
    return { code: 'TEMPORARY' }
  })
  outcomes.set(index, await outcome)
}

async function withinMs(timeMs: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, timeMs)
  await Promise.race([work, promise])
  clearTimeout(timer)
}

function resultOf(transactionId: string, outcome: PswOutcome = { code: 'IN_PROGRESS' }): PswBetResult {
  const { code, replayed = false, portalTransactionId, balance, balanceVersion, currency } = outcome
  const { turnoverAccepted, retryAfterMs } = outcome
  return {
    ...{ transactionId, code, retry: pswRetryable.includes(code), replayed },
    ...{ portalTransactionId, balance, balanceVersion, currency, turnoverAccepted, retryAfterMs },
  }
}
