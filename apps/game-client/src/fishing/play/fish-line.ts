import {
  FishingAuto,
  type FishingAutoRequest,
  FishingBatch,
  FishingFired,
  type FishingFiredRequest,
  FishingHitsAnswer,
  type FishingHitsRequest,
  FishingLeaveAnswer,
  FishingLoadAnswer,
  type FishingLoadRequest,
  FishingMagazine,
  FishingResults,
  FishingRoomsAnswer,
  FishingRoomView,
  FishingSeat,
  FishingSitAnswer,
  type FishingSitRequest,
  FishingStoodUp,
  FishingTide,
  FishingUnloadAnswer,
  type FishingUnloadRequest,
  fishingLinePath,
  StudioRefusal,
} from '@fairground/contract/studio'
import { connectLine } from '@fairground/vendor-ui'
import type { Socket } from 'socket.io-client'
import * as z from 'zod'
import type { Outcome } from '../../studio/studio-client.ts'

interface Parts {
  /** Bearer of this frame. */
  session: string
  onRoom(room: FishingRoomView): void
  onTide(tide: FishingTide): void
  onSeats(seats: FishingSeat[]): void
  onBatch(batch: FishingBatch): void
  onFired(shots: FishingFired[]): void
  onResults(results: FishingResults): void
  /** Ended by the studio. */
  onMagazine(magazine: FishingMagazine): void
  onAuto(auto: FishingAuto): void
  onStoodUp(stoodUp: FishingStoodUp): void
  onLine(isOn: boolean): void
}

/** The line to a fishing room. */
export type FishLine = Awaited<ReturnType<typeof connectFishing>>

export async function connectFishing({ session, onLine, ...hears }: Parts) {
  let socket: Socket | undefined
  const line = await connectLine({
    ...{ session, onLine, path: fishingLinePath },
    attach: (attached) => {
      socket = attached
    },
    hears: {
      room: hearing(FishingRoomView, hears.onRoom),
      tide: hearing(FishingTide, hears.onTide),
      seats: hearing(z.array(FishingSeat), hears.onSeats),
      batch: hearing(FishingBatch, hears.onBatch),
      fired: hearing(z.array(FishingFired), hears.onFired),
      results: hearing(FishingResults, hears.onResults),
      magazine: hearing(FishingMagazine, hears.onMagazine),
      auto: hearing(FishingAuto, hears.onAuto),
      'stood-up': hearing(FishingStoodUp, hears.onStoodUp),
    },
  })
  async function ask<Value>(event: string, request: object, schema: z.ZodType<Value>): Promise<Outcome<Value>> {
    try {
      const told = z
        .object({ ok: z.boolean() })
        .loose()
        .parse(await line.ask(event, request))
      if (told.ok) return { ok: true, value: schema.parse(told.value) }
      return { ok: false, code: StudioRefusal.shape.code.parse(codeOf(told)) }
    } catch {
      return { ok: false, code: 'OFFLINE' }
    }
  }
  return {
    nowMs: () => line.nowMs(),
    leaveLine: () => line.leave(),
    rooms: () => ask('rooms', {}, FishingRoomsAnswer),
    sit: (request: FishingSitRequest) => ask('sit', request, FishingSitAnswer),
    room: () => ask('room', {}, FishingRoomView),
    load: (request: FishingLoadRequest) => ask('load', request, FishingLoadAnswer),
    hits: (request: FishingHitsRequest) => ask('hits', request, FishingHitsAnswer),
    auto: (request: FishingAutoRequest) => ask('auto', request, FishingAuto),
    unload: (request: FishingUnloadRequest) => ask('unload', request, FishingUnloadAnswer),
    leave: () => ask('leave', {}, FishingLeaveAnswer),
    /** To be drawn by the others; nobody answers. */
    fired(request: FishingFiredRequest): void {
      if (socket?.connected) socket.volatile.emit('fired', request)
    },
  }
}

/** A refusal says its code in itself or beside. */
const codeOf = ({ refusal, code }: Record<string, unknown>): unknown =>
  refusal !== null && typeof refusal === 'object' && 'code' in refusal ? refusal.code : code

/** News that break the contract are none. */
const hearing =
  <News>(schema: z.ZodType<News>, hear: (news: News) => void) =>
  (value: unknown): void => {
    const told = schema.safeParse(value)
    if (told.success) hear(told.data)
  }
