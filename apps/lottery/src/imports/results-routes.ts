import {
  CorrectResultInput,
  DecideCorrectionInput,
  EndCallsInput,
  PlanCorrectionInput,
  type ResultsDeskCode,
  resultsDeskPaths,
  TypeResultInput,
  UploadResultsInput,
} from '@fairground/contract/lottery-results'
import { type Outcome, ok, openRoute, parseInput, refuse, vendorStatus } from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LotteryContext } from '../context.ts'
import type { Person } from './agree.ts'
import { askCorrection, decideCorrection, planCorrection } from './correct-result.ts'
import { endCorrectionCalls } from './end-correction-calls.ts'
import { textBytesMax } from './official.ts'
import { type DeskRefusal, typeResult } from './type-result.ts'
import { uploadResults } from './upload-results.ts'
import { listChanges } from './view-corrections.ts'
import { viewResults } from './view-results.ts'

/** What the desk knows of whoever calls, and where it notes what they did. */
export interface ResultsDeskSide {
  /** Undefined for somebody who may not decide about results. */
  staffOf(request: FastifyRequest): Promise<Person | undefined>
  /** Told once of each act that was done. */
  note(act: ResultsAct): Promise<void>
}
export interface ResultsAct {
  staff: Person
  act: 'result.type' | 'result.correct' | 'result.decide' | 'result.calls' | 'result.upload'
  /** Empty for an upload. */
  drawId: string
  facts: Record<string, string | number | boolean>
}

/** A text of the longest kind, and its escapes. */
const uploadBytesMax = 2 * textBytesMax

const statuses: Record<DeskRefusal, number> = {
  ...vendorStatus,
  ...({
    ...{ RESULT_INVALID: 422, RESULT_NOT_DUE: 409, RESULT_SETTLED: 409, RESULT_NOT_SETTLED: 409, RESULT_SAME: 409 },
    ...{ CORRECTION_OPEN: 409, SECOND_PERSON_NEEDED: 403 },
  } satisfies Record<ResultsDeskCode, number>),
}

/** Calls of staff about results that come from outside. */
export function resultsRoutes(app: FastifyInstance, context: LotteryContext, side: ResultsDeskSide): void {
  type Handle = (staff: Person, request: FastifyRequest) => Promise<Outcome<object, DeskRefusal>>
  const route = (handle: Handle) =>
    openRoute<DeskRefusal>(async (request) => {
      const staff = await side.staffOf(request)
      return staff ? handle(staff, request) : refuse('SESSION_EXPIRED', 'the desk has to be opened again')
    }, statuses)
  /** An act that is noted when it was done. */
  const doing = async (act: ResultsAct, done: Promise<Outcome<object, DeskRefusal>>) => {
    const outcome = await done
    if (outcome.ok) await side.note(act)
    return outcome
  }

  app.get(
    resultsDeskPaths.results,
    route(async () => ok(await viewResults(context))),
  )
  app.get(
    resultsDeskPaths.changes(':id'),
    route(async (_, request) => {
      const { version = '', after = '' } = request.query as Record<string, string>
      return ok(await listChanges(context, { drawId: idOf(request), version: Number(version) || 0, after }))
    }),
  )
  app.post(
    resultsDeskPaths.upload,
    { bodyLimit: uploadBytesMax },
    route(async (staff, { body }) => {
      const input = parseInput(UploadResultsInput, body)
      if (!input.ok) return input
      const { gameId, sourceId } = input.value
      return doing(
        { staff, act: 'result.upload', drawId: '', facts: { gameId, sourceId } },
        uploadResults(context, staff, input.value),
      )
    }),
  )
  app.post(
    resultsDeskPaths.type(':id'),
    route(async (staff, request) => {
      const input = parseInput(TypeResultInput, request.body)
      if (!input.ok) return input
      const { result } = input.value
      const act: ResultsAct = {
        staff,
        act: 'result.type',
        drawId: idOf(request),
        facts: { result: JSON.stringify(result) },
      }
      return doing(act, typeResult(context, idOf(request), staff, result))
    }),
  )
  correctionRoutes(app, context, { route, doing })
}

interface Ways {
  route(
    handle: (staff: Person, request: FastifyRequest) => Promise<Outcome<object, DeskRefusal>>,
  ): ReturnType<typeof openRoute>
  doing(act: ResultsAct, done: Promise<Outcome<object, DeskRefusal>>): Promise<Outcome<object, DeskRefusal>>
}

function correctionRoutes(app: FastifyInstance, context: LotteryContext, { route, doing }: Ways): void {
  app.post(
    resultsDeskPaths.plan(':id'),
    route(async (_, request) => {
      const input = parseInput(PlanCorrectionInput, request.body)
      return input.ok ? planCorrection(context, idOf(request), input.value.result) : input
    }),
  )
  app.post(
    resultsDeskPaths.correct(':id'),
    route(async (staff, request) => {
      const input = parseInput(CorrectResultInput, request.body)
      if (!input.ok) return input
      const { result, reason } = input.value
      const facts = { result: JSON.stringify(result), reason }
      return doing(
        { staff, act: 'result.correct', drawId: idOf(request), facts },
        askCorrection(context, idOf(request), staff, input.value),
      )
    }),
  )
  app.post(
    resultsDeskPaths.decide(':id'),
    route(async (staff, request) => {
      const input = parseInput(DecideCorrectionInput, request.body)
      if (!input.ok) return input
      return doing(
        { staff, act: 'result.decide', drawId: idOf(request), facts: input.value },
        decideCorrection(context, idOf(request), staff, input.value),
      )
    }),
  )
  app.post(
    resultsDeskPaths.calls(':id'),
    route(async (staff, request) => {
      const input = parseInput(EndCallsInput, request.body)
      if (!input.ok) return input
      return doing(
        { staff, act: 'result.calls', drawId: idOf(request), facts: input.value },
        endCorrectionCalls(context, idOf(request), input.value.does),
      )
    }),
  )
}

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id.slice(0, 64)
