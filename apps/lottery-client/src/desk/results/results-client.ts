import {
  CorrectionPlan,
  resultsDeskPaths as paths,
  ResultChanges,
  ResultsDesk,
  UploadAnswer,
} from '@fairground/contract/lottery-results'
import type { Caller } from '@fairground/vendor-ui'
import * as z from 'zod'

export type ResultsClient = ReturnType<typeof createResultsClient>
/** Long enough for every ticket of a large draw to be worked out. */
const planMs = 60_000
const Done = z.object({})

/** Calls of the desk about results, in the session that the desk carries. */
export function createResultsClient({ call }: Pick<Caller<string>, 'call'>) {
  const idOf = (id: string) => encodeURIComponent(id)
  const send = (path: string, body: object) => call({ method: 'POST', path, answer: Done, body })
  return {
    view: () => call({ method: 'GET', path: paths.results, answer: ResultsDesk }),
    upload: (body: { gameId: string; sourceId: string; text: string }) =>
      call({ method: 'POST', path: paths.upload, answer: UploadAnswer, body }),
    type: (drawId: string, result: unknown) => send(paths.type(idOf(drawId)), { result }),
    plan: (drawId: string, result: unknown) =>
      call({
        method: 'POST',
        path: paths.plan(idOf(drawId)),
        answer: CorrectionPlan,
        body: { result },
        timeoutMs: planMs,
      }),
    correct: (drawId: string, result: unknown, reason: string) => send(paths.correct(idOf(drawId)), { result, reason }),
    decide: (drawId: string, wishId: string, isGranted: boolean) =>
      send(paths.decide(idOf(drawId)), { wishId, isGranted }),
    changes: (drawId: string, version: number) =>
      call({ method: 'GET', path: `${paths.changes(idOf(drawId))}?version=${version}`, answer: ResultChanges }),
    endCalls: (drawId: string, does: 'retry' | 'give-up') => send(paths.calls(idOf(drawId)), { does }),
  }
}
