import {
  AheadAnswer,
  type AheadRequest,
  BalanceAnswer,
  CollectAnswer,
  FishingFiguresAnswer,
  FishingMagazineProof,
  FishingMagazinesAnswer,
  type InstantActRequest,
  InstantAnswer,
  type InstantBetRequest,
  InstantOpenRoundAnswer,
  InstantRoundsAnswer,
  InstantRoundView,
  JackpotsAnswer,
  LimitsAnswer,
  type OpenRequest,
  PublicIncidents,
  type RainCatchRequest,
  RainState,
  RealityCheckAnswer,
  RealityConfirmAnswer,
  ReplayAnswer,
  type ReplayRequest,
  RotateAnswer,
  type RotateRequest,
  RoundsAnswer,
  SeedState,
  SharedBetAnswer,
  type SharedBetRequest,
  SharedBetsAnswer,
  SharedOpenBetsAnswer,
  SharedPastAnswer,
  SpinAnswer,
  type SpinRequest,
  type StudioCode,
  StudioRefusal,
  StudioRound,
  studioPaths,
  TableOpenAnswer,
  type TableOpenRequest,
  VideoPlay,
  videoPaths,
} from '@fairground/contract/studio'
import { createCaller, type Outcome as FrameOutcome, newClientSeed } from '@fairground/vendor-ui'
import { createRoomCalls } from '../rooms/room-calls.ts'
import { FrameOpen } from '../session/frame-open.ts'

/** `OFFLINE` is our own: no answer came, or one that nobody of the studio wrote. */
export type RefusalCode = StudioCode | 'OFFLINE'
export type Outcome<Value> = FrameOutcome<Value, RefusalCode>

export type StudioClient = ReturnType<typeof createStudioClient>

/** The studio itself waits up to 12 seconds for the wallet. */
const spinTimeoutMs = 20_000
const historyPageSize = 20

/** Every call of the frame. Refusals are values; only a fault of ours throws. */
export function createStudioClient(send?: typeof fetch) {
  const { call, carryBearer } = createCaller(StudioRefusal, send)
  const roundPath = (path: string, roundId: string) => path.replace(':roundId', encodeURIComponent(roundId))
  return {
    carryBearer,
    rooms: createRoomCalls(call),
    open: (body: OpenRequest) => call({ method: 'POST', path: studioPaths.open, answer: FrameOpen, body }),
    openTable: (body: TableOpenRequest) =>
      call({ method: 'POST', path: studioPaths.openTable, answer: TableOpenAnswer, body }),
    replay: (body: ReplayRequest) => call({ method: 'POST', path: studioPaths.replays, answer: ReplayAnswer, body }),
    findVideo: () => call({ method: 'GET', path: videoPaths.play, answer: VideoPlay }),
    spin: (body: SpinRequest) =>
      call({ method: 'POST', path: studioPaths.spin, answer: SpinAnswer, body, timeoutMs: spinTimeoutMs }),
    collect: (roundId: string) =>
      call({ method: 'POST', path: roundPath(studioPaths.collect, roundId), answer: CollectAnswer, body: {} }),
    instantBet: (body: InstantBetRequest) =>
      call({ method: 'POST', path: studioPaths.instantBet, answer: InstantAnswer, body, timeoutMs: spinTimeoutMs }),
    instantAct: (body: InstantActRequest) =>
      call({ method: 'POST', path: studioPaths.instantAct, answer: InstantAnswer, body, timeoutMs: spinTimeoutMs }),
    instantOpen: () => call({ method: 'GET', path: studioPaths.instantOpen, answer: InstantOpenRoundAnswer }),
    instantRound: (roundId: string) =>
      call({ method: 'GET', path: roundPath(studioPaths.instantRound, roundId), answer: InstantRoundView }),
    instantRounds: (before?: string, limit = historyPageSize) =>
      call({
        method: 'GET',
        path: `${studioPaths.instantRounds}?${pageQuery(before, limit)}`,
        answer: InstantRoundsAnswer,
      }),
    sharedBet: (body: SharedBetRequest) =>
      call({ method: 'POST', path: studioPaths.sharedBet, answer: SharedBetAnswer, body, timeoutMs: spinTimeoutMs }),
    aheadList: (hasOutright: boolean) =>
      call({
        method: 'GET',
        path: `${studioPaths.sharedAhead}?outright=${hasOutright ? 'yes' : 'no'}`,
        answer: AheadAnswer,
      }),
    aheadBet: (body: AheadRequest) =>
      call({ method: 'POST', path: studioPaths.sharedAhead, answer: SharedBetAnswer, body, timeoutMs: spinTimeoutMs }),
    sharedOpen: () => call({ method: 'GET', path: studioPaths.sharedOpen, answer: SharedOpenBetsAnswer }),
    sharedBets: (before?: string, limit = historyPageSize) =>
      call({ method: 'GET', path: `${studioPaths.sharedBets}?${pageQuery(before, limit)}`, answer: SharedBetsAnswer }),
    sharedPast: () => call({ method: 'GET', path: studioPaths.sharedPast, answer: SharedPastAnswer }),
    incidents: (tableId: string) =>
      call({
        method: 'GET',
        path: studioPaths.tableIncidents.replace(':tableId', encodeURIComponent(tableId)),
        answer: PublicIncidents,
      }),
    fishingMagazines: (before?: string, limit = historyPageSize) =>
      call({
        method: 'GET',
        path: `${studioPaths.fishingMagazines}?${pageQuery(before, limit)}`,
        answer: FishingMagazinesAnswer,
      }),
    fishingMagazine: (roundId: string) =>
      call({ method: 'GET', path: roundPath(studioPaths.fishingMagazine, roundId), answer: FishingMagazineProof }),
    fishingFigures: () => call({ method: 'GET', path: studioPaths.fishingFigures, answer: FishingFiguresAnswer }),
    rain: () => call({ method: 'GET', path: studioPaths.rain, answer: RainState }),
    rainCatch: (body: RainCatchRequest) =>
      call({ method: 'POST', path: studioPaths.rainCatch, answer: RainState, body }),
    balance: () => call({ method: 'GET', path: studioPaths.balance, answer: BalanceAnswer }),
    realityCheck: () => call({ method: 'GET', path: studioPaths.realityCheck, answer: RealityCheckAnswer }),
    realityConfirm: () =>
      call({ method: 'POST', path: studioPaths.realityConfirm, answer: RealityConfirmAnswer, body: {} }),
    limits: () => call({ method: 'GET', path: studioPaths.limits, answer: LimitsAnswer }),
    jackpots: () => call({ method: 'GET', path: studioPaths.jackpots, answer: JackpotsAnswer }),
    seeds: () => call({ method: 'GET', path: studioPaths.seeds, answer: SeedState }),
    /** Where no seed is wished, this browser makes one: never the studio. */
    rotate: ({ clientSeed = newClientSeed() }: RotateRequest) =>
      call({ method: 'POST', path: studioPaths.rotate, answer: RotateAnswer, body: { clientSeed } }),
    round: (roundId: string) =>
      call({ method: 'GET', path: roundPath(studioPaths.round, roundId), answer: StudioRound }),
    rounds: (before?: string, limit = historyPageSize) =>
      call({ method: 'GET', path: `${studioPaths.rounds}?${pageQuery(before, limit)}`, answer: RoundsAnswer }),
  }
}

const pageQuery = (before: string | undefined, limit: number): URLSearchParams =>
  new URLSearchParams({ limit: String(limit), ...(before === undefined ? {} : { before }) })
