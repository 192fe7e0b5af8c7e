import {
  BalanceAnswer,
  CollectAnswer,
  type InstantActRequest,
  InstantAnswer,
  type InstantBetRequest,
  InstantOpenRoundAnswer,
  InstantRoundsAnswer,
  InstantRoundView,
  JackpotsAnswer,
  LimitsAnswer,
  OpenAnswer,
  type OpenRequest,
  type RainCatchRequest,
  RainState,
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
} from '@fairground/contract/studio'
import type * as z from 'zod'
import { newClientSeed } from './new-client-seed.ts'

/** `OFFLINE` is our own: no answer came, or one that nobody of the studio wrote. */
export type RefusalCode = StudioCode | 'OFFLINE'
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; code: RefusalCode }

export type StudioClient = ReturnType<typeof createStudioClient>

interface Call<Schema extends z.ZodType> {
  method: 'GET' | 'POST'
  path: string
  answer: Schema
  body?: object | undefined
  timeoutMs?: number
}

const timeoutMsDefault = 15_000
/** The studio itself waits up to 12 seconds for the wallet. */
const spinTimeoutMs = 20_000
const historyPageSize = 20

/** Every call of the frame. Refusals are values; only a fault of ours throws. */
export function createStudioClient(send: typeof fetch = (input, init) => fetch(input, init)) {
  let bearer: string | undefined
  const call = <Schema extends z.ZodType>(wanted: Call<Schema>) => ask(send, bearer, wanted)
  const roundPath = (path: string, roundId: string) => path.replace(':roundId', encodeURIComponent(roundId))
  return {
    carryBearer(token: string) {
      bearer = token
    },
    open: (body: OpenRequest) => call({ method: 'POST', path: studioPaths.open, answer: OpenAnswer, body }),
    replay: (body: ReplayRequest) => call({ method: 'POST', path: studioPaths.replays, answer: ReplayAnswer, body }),
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
    sharedOpen: () => call({ method: 'GET', path: studioPaths.sharedOpen, answer: SharedOpenBetsAnswer }),
    sharedBets: (before?: string, limit = historyPageSize) =>
      call({ method: 'GET', path: `${studioPaths.sharedBets}?${pageQuery(before, limit)}`, answer: SharedBetsAnswer }),
    sharedPast: () => call({ method: 'GET', path: studioPaths.sharedPast, answer: SharedPastAnswer }),
    rain: () => call({ method: 'GET', path: studioPaths.rain, answer: RainState }),
    rainCatch: (body: RainCatchRequest) =>
      call({ method: 'POST', path: studioPaths.rainCatch, answer: RainState, body }),
    balance: () => call({ method: 'GET', path: studioPaths.balance, answer: BalanceAnswer }),
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

async function ask<Schema extends z.ZodType>(
  send: typeof fetch,
  bearer: string | undefined,
  { method, path, answer, body, timeoutMs = timeoutMsDefault }: Call<Schema>,
): Promise<Outcome<z.output<Schema>>> {
  const headers: Record<string, string> = {}
  if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await send(path, { method, headers, signal, ...(body ? { body: JSON.stringify(body) } : {}) })
    const content: unknown = await response.json().catch(() => undefined)
    if (response.ok) return readAnswer(answer, content)
    const refusal = StudioRefusal.safeParse(content)
    if (refusal.success) return { ok: false, code: refusal.data.code }
    // A limit on the way here answers in its own words; the line is up all the same.
    return { ok: false, code: response.status === 429 ? 'TOO_MANY_REQUESTS' : 'OFFLINE' }
  } catch {
    return { ok: false, code: 'OFFLINE' }
  }
}

/** An answer that breaks the contract is as unknown as none: the same request may be asked again. */
function readAnswer<Schema extends z.ZodType>(schema: Schema, content: unknown): Outcome<z.output<Schema>> {
  const read = schema.safeParse(content)
  return read.success ? { ok: true, value: read.data } : { ok: false, code: 'OFFLINE' }
}
