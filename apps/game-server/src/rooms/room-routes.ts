import {
  EmojiRequest,
  HandReadyRequest,
  HandRevealRequest,
  QuickSeatRequest,
  RoomActRequest,
  RoomHandsQuery,
  roomPaths,
  SitOutRequest,
  SitRequest,
  TopUpRequest,
  WaitRequest,
} from '@fairground/contract/studio'
import { type PlayerCall, parseInput, type Session } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { AppContext } from '../context.ts'
import { type Outcome, ok } from '../lib/outcome.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { act, revealPart, sayReady } from './hands/hand-calls.ts'
import { listHands, showHand } from './hands/hand-history.ts'
import { listRooms } from './list-rooms.ts'
import { answerRoom, leave, quickSeat, sendEmoji, sitOut, wait } from './seats/seat-calls.ts'
import { sit } from './seats/sit.ts'
import { topUp } from './seats/top-up.ts'

interface RoomCall<Input> {
  session: Session
  roomId: string
  request: Input
  address: string
}

/** The calls of frames at card rooms. */
export function roomRoutes(app: FastifyInstance, context: AppContext): void {
  const post = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    work: (call: RoomCall<z.output<Schema>>) => Promise<Outcome<object>>,
  ) =>
    app.post(
      path,
      forPlayer(context, async ({ session, request }) => {
        const input = parseInput(schema, request.body)
        if (!input.ok) return input
        return work({ session, roomId: paramOf(request, 'roomId'), request: input.value, address: request.ip })
      }),
    )
  app.get(
    roomPaths.list,
    forPlayer(context, async ({ session }) => ok(await listRooms(context, session))),
  )
  app.get(
    roomPaths.hands,
    forPlayer(context, async ({ session, request }) => {
      const input = parseInput(RoomHandsQuery, request.query)
      return input.ok ? ok(await listHands(context, session, input.value)) : input
    }),
  )
  app.get(
    roomPaths.hand,
    forPlayer(context, ({ session, request }) => showHand(context, session, paramOf(request, 'handId'))),
  )
  app.get(
    roomPaths.room,
    forPlayer(context, ({ session, request }) => answerRoom(context, session, paramOf(request, 'roomId'))),
  )
  app.post(
    roomPaths.leave,
    forPlayer(context, ({ session, request }) => leave(context, { session, roomId: paramOf(request, 'roomId') })),
  )
  post(roomPaths.quick, QuickSeatRequest, ({ session, request, address }) =>
    quickSeat(context, session, request, address),
  )
  post(roomPaths.sit, SitRequest, (call) => sit(context, call))
  post(roomPaths.topUp, TopUpRequest, (call) => topUp(context, call))
  post(roomPaths.sitOut, SitOutRequest, ({ request, ...call }) => sitOut(context, { ...call, ...request }))
  post(roomPaths.wait, WaitRequest, ({ request, ...call }) => wait(context, { ...call, ...request }))
  post(roomPaths.ready, HandReadyRequest, (call) => sayReady(context, call))
  post(roomPaths.reveal, HandRevealRequest, (call) => revealPart(context, call))
  post(roomPaths.act, RoomActRequest, (call) => act(context, call))
  post(roomPaths.emoji, EmojiRequest, ({ request, ...call }) => sendEmoji(context, { ...call, ...request }))
}

const paramOf = ({ params }: PlayerCall['request'], name: string): string =>
  String((params as Record<string, string | undefined>)[name] ?? '')
