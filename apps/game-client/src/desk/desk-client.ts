import {
  type DeskAct,
  DeskAnswer,
  DeskLabels,
  DeskOpened,
  DeskView,
  deskPaths,
  StudioRefusal,
  VideoPublish,
  VideoSeenAnswer,
  videoPaths,
} from '@fairground/contract/studio'
import { createCaller } from '@fairground/vendor-ui'

export type DeskClient = ReturnType<typeof createDeskClient>

/** Eight sheets of codes are drawn. */
const labelsMs = 30_000

/** Calls of the desk of one table. */
export function createDeskClient() {
  const { call, carryBearer } = createCaller(StudioRefusal)
  return {
    carryBearer,
    open: (ticket: string) => call({ method: 'POST', path: deskPaths.open, answer: DeskOpened, body: { ticket } }),
    view: () => call({ method: 'GET', path: deskPaths.view, answer: DeskView }),
    act: (act: DeskAct) => call({ method: 'POST', path: deskPaths.act, answer: DeskAnswer, body: act }),
    labels: (setId: string) =>
      call({ method: 'POST', path: deskPaths.labels, answer: DeskLabels, body: { setId }, timeoutMs: labelsMs }),
    /** Good for a minute. */
    findVideoDoor: () => call({ method: 'POST', path: videoPaths.publish, answer: VideoPublish, body: {} }),
    tellPicture: (location: string) =>
      call({ method: 'POST', path: videoPaths.seen, answer: VideoSeenAnswer, body: { location } }),
  }
}
