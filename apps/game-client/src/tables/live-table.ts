import {
  PlaceTotals,
  RainNews,
  type ReadyRequest,
  SeatAnswer,
  type SeatRequest,
  SharedActAnswer,
  type SharedActRequest,
  SharedBetAnswer,
  SharedBetList,
  SharedTableView,
  SlipFault,
  type SlipRequest,
  StageView,
  type StudioSeat,
  studioCodes,
  studioLivePath,
  TableSeats,
  TipAnswer,
  type TipRequest,
  WishAnswer,
  type WishRequest,
} from '@fairground/contract/studio'
import { connectLine, type LiveLine } from '@fairground/vendor-ui'
import type { Socket } from 'socket.io-client'
import * as z from 'zod'
import type { Outcome, RefusalCode } from '../studio/studio-client.ts'
import type { SlipOutcome } from './slips/slip-pad.ts'

const Acted = z.union([
  z.object({ ok: z.literal(true), value: SharedActAnswer }),
  z.object({ ok: z.literal(false), code: z.enum(studioCodes) }),
])

const Heard = z.object({ ok: z.boolean() })

interface Parts {
  /** Bearer of this frame. */
  session: string
  /** Which of the frame's tables this is. */
  seat: StudioSeat
  /** Listens to the same line. */
  attach(socket: Socket): void
  onTable(view: SharedTableView): void
  onBets(list: SharedBetList): void
  onPlaces(news: PlaceTotals): void
  onRain?(news: RainNews): void
  onSeats(seats: TableSeats): void
  /** Connection up or lost; after a break the state is resent. */
  onLine(isOn: boolean): void
}

const SlipTaken = z.union([
  z.object({ ok: z.literal(true), value: SharedBetAnswer }),
  z.object({ ok: z.literal(false), code: z.enum(studioCodes), fault: SlipFault.optional() }),
])

const TipTaken = z.union([
  z.object({ ok: z.literal(true), value: TipAnswer }),
  z.object({ ok: z.literal(false), code: z.enum(studioCodes), fault: SlipFault.optional() }),
])
/** What became of what costs money. */
export type PaidOutcome<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: RefusalCode; fault?: SlipFault | undefined }
export type TipOutcome = PaidOutcome<TipAnswer>

const Seated = z.union([
  z.object({ ok: z.literal(true), value: SeatAnswer }),
  z.object({ ok: z.literal(false), code: z.enum(studioCodes) }),
])

const StageRead = z.object({ ok: z.literal(true), value: z.object({ stage: StageView.nullable() }) })
const Wished = z.union([
  z.object({ ok: z.literal(true), value: WishAnswer }),
  z.object({ ok: z.literal(false), code: z.enum(studioCodes) }),
])

/** The line to a shared table: what it tells, the server's clock, and the wish to end a bet. */
export interface LiveTable {
  /** The server's time in epoch milliseconds, as near as the quickest answer so far told it. */
  nowMs(): number
  act(request: SharedActRequest): Promise<Outcome<SharedActAnswer>>
  slip(request: SlipRequest): Promise<SlipOutcome>
  seat(request: SeatRequest): Promise<Outcome<SeatAnswer>>
  tip(request: TipRequest): Promise<TipOutcome>
  /** Nothing more is added to the round; false where nobody heard it. */
  ready(request: ReadyRequest): Promise<boolean>
  /** What is asked of the player between the cards; undefined where the line does not answer. */
  stage(sharedRoundId: string): Promise<StageView | null | undefined>
  wish(request: WishRequest): Promise<Outcome<WishAnswer>>
  leave(): void
}

export async function connectTable({
  onTable,
  onBets,
  onPlaces,
  onRain,
  onSeats,
  ...parts
}: Parts): Promise<LiveTable> {
  const line = await connectLine({
    ...parts,
    path: studioLivePath,
    hears: {
      table: hearing(SharedTableView, onTable),
      bets: hearing(SharedBetList, onBets),
      places: hearing(PlaceTotals, onPlaces),
      seats: hearing(TableSeats, onSeats),
      rain: hearing(RainNews, (news) => onRain?.(news)),
    },
  })
  return {
    nowMs: () => line.nowMs(),
    act: (request) => act(line, request),
    slip: (request) => slip(line, request),
    seat: (request) => seat(line, request),
    tip: (request) => tip(line, request),
    ready: (request) => ready(line, request),
    stage: (sharedRoundId) => stage(line, sharedRoundId),
    wish: (request) => wish(line, request),
    leave: () => line.leave(),
  }
}

/** News that break the contract are none. */
const hearing =
  <News>(schema: z.ZodType<News>, hear: (news: News) => void) =>
  (value: unknown): void => {
    const told = schema.safeParse(value)
    if (told.success) hear(told.data)
  }

async function slip(line: LiveLine, request: SlipRequest): Promise<SlipOutcome> {
  try {
    return SlipTaken.parse(await line.ask('slip', request))
  } catch {
    return { ok: false, code: 'OFFLINE' }
  }
}

async function seat(line: LiveLine, request: SeatRequest): Promise<Outcome<SeatAnswer>> {
  try {
    return Seated.parse(await line.ask('seat', request))
  } catch {
    return { ok: false, code: 'OFFLINE' }
  }
}

async function tip(line: LiveLine, request: TipRequest): Promise<TipOutcome> {
  try {
    return TipTaken.parse(await line.ask('tip', request))
  } catch {
    return { ok: false, code: 'OFFLINE' }
  }
}

async function ready(line: LiveLine, request: ReadyRequest): Promise<boolean> {
  try {
    return Heard.parse(await line.ask('ready', request)).ok
  } catch {
    return false
  }
}

async function act(line: LiveLine, request: SharedActRequest): Promise<Outcome<SharedActAnswer>> {
  try {
    const told = Acted.parse(await line.ask('act', request))
    return told.ok ? told : { ok: false, code: told.code }
  } catch {
    return { ok: false, code: 'OFFLINE' }
  }
}

async function stage(line: LiveLine, sharedRoundId: string): Promise<StageView | null | undefined> {
  try {
    return StageRead.parse(await line.ask('stage', { sharedRoundId })).value.stage
  } catch {
    return undefined
  }
}

async function wish(line: LiveLine, request: WishRequest): Promise<Outcome<WishAnswer>> {
  try {
    return Wished.parse(await line.ask('wish', request))
  } catch {
    return { ok: false, code: 'OFFLINE' }
  }
}
