import {
  ReadyRequest,
  SeatRequest,
  SharedActRequest,
  SlipRequest,
  StageRequest,
  TipRequest,
  WishRequest,
} from '@fairground/contract/studio'
import { KeptSession, parseInput, type Session } from '@fairground/vendor-kit'
import type { Socket } from 'socket.io'
import type { AppContext } from '../context.ts'
import { ok, refuse } from '../lib/outcome.ts'
import type { Acts } from './act-shared.ts'
import { sayReady } from './early-close.ts'
import { takeSeat } from './seats/take-seat.ts'
import { placeSlip } from './slips/place-slip.ts'
import { placeWish, viewStage } from './stages/place-wish.ts'
import { giveTip } from './tips/give-tip.ts'

const inFlightMax = 4

interface Frame {
  session: Session
  acts: Acts
}

/** What a frame asks for over its line: the clock, slips, decisions, and the end of a bet. Each is answered. */
export function serveCalls(context: AppContext, socket: Pick<Socket, 'on'>, { session, acts }: Frame): void {
  const kept = new KeptSession(context, session)
  let inFlight = 0
  /** A few at a time; each counts from the moment it was received. */
  const answerFew = (name: string, work: (input: unknown, receivedAt: Date) => Promise<unknown>) =>
    socket.on(name, (input: unknown, reply: unknown) => {
      const receivedAt = context.clock.now()
      if (inFlight >= inFlightMax) return answer(reply, refuse('TOO_MANY_REQUESTS', `at most ${inFlightMax} at once`))
      inFlight += 1
      void work(input, receivedAt)
        .catch((error: unknown) => {
          context.log.error({ err: error }, 'a call of a frame failed')
          return refuse('SYSTEM_ERROR', 'something failed; ask again')
        })
        .then((told) => {
          inFlight -= 1
          answer(reply, told)
        })
    })
  socket.on('clock', (reply: unknown) => answer(reply, context.clock.now().getTime()))
  answerFew('act', async (input, receivedAt) => {
    const request = parseInput(SharedActRequest, input)
    if (!request.ok) return request
    return acts.end({ session, roundId: request.value.roundId, receivedMs: receivedAt.getTime() })
  })
  answerFew('slip', async (input, receivedAt) => {
    const request = parseInput(SlipRequest, input)
    if (!request.ok) return request
    return placeSlip(context, { session: await kept.get(), request: request.value, receivedAt })
  })
  answerFew('seat', async (input) => {
    const request = parseInput(SeatRequest, input)
    return request.ok ? takeSeat(context, session, request.value) : request
  })
  answerFew('tip', async (input, receivedAt) => {
    const request = parseInput(TipRequest, input)
    if (!request.ok) return request
    return giveTip(context, { session: await kept.get(), request: request.value, receivedAt })
  })
  answerFew('ready', async (input, receivedAt) => {
    const request = parseInput(ReadyRequest, input)
    return request.ok ? sayReady(context, { session, request: request.value, receivedAt }) : request
  })
  answerFew('stage', async (input) => {
    const request = parseInput(StageRequest, input)
    return request.ok
      ? ok({ stage: (await viewStage(context, session, request.value.sharedRoundId)) ?? null })
      : request
  })
  answerFew('wish', async (input, receivedAt) => {
    const request = parseInput(WishRequest, input)
    if (!request.ok) return request
    return placeWish(context, { session: await kept.get(), request: request.value, receivedAt })
  })
}

/** Frames that did not request an answer get none. */
function answer(reply: unknown, value: unknown): void {
  if (typeof reply === 'function') reply(value)
}
