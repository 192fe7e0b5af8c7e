import {
  DeskAct,
  DeskLabelsRequest,
  DeskOpenRequest,
  deskPaths,
  type ShoeView,
  type StudioCode,
  studioPaths,
  studioStatus,
  VideoSeenRequest,
  videoPaths,
} from '@fairground/contract/studio'
import { openRoute, parseInput } from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { forAnyone } from '../sessions/for-player.ts'
import { codingsOf, outsideOf } from '../video/media-doors.ts'
import type { OutsidePictures } from '../video/outside-pictures.ts'
import { newVideoTicket } from '../video/video-tickets.ts'
import { printLabels } from './card-sets.ts'
import { findShift } from './dealer-store.ts'
import { isDealt } from './dealt-rules.ts'
import { actAtDesk } from './desk-acts.ts'
import { type DeskStaff, findDeskStaff, openDesk } from './desk-session.ts'
import { viewDesk } from './desk-view.ts'
import { listPublicIncidents } from './list-public-incidents.ts'

/** The desk of dealers' tables; and the shoes, for everybody. */
export function deskRoutes(app: FastifyInstance, context: AppContext, outside: OutsidePictures): void {
  app.post(
    deskPaths.open,
    forAnyone(async ({ body }) => {
      const input = parseInput(DeskOpenRequest, body)
      if (!input.ok) return input
      const opened = await openDesk(context, input.value.ticket)
      if (!opened.ok) return opened
      const { token, language, framedBy, staff } = opened.value
      if (!isDealt(context, staff.tableId)) return refuse('NOT_FOUND', 'no such table')
      return ok({ token, language, framedBy, view: await viewDesk(context, staff) })
    }),
  )
  app.get(
    deskPaths.view,
    forDesk(context, async (staff) => ok(await viewDesk(context, staff))),
  )
  app.post(
    deskPaths.act,
    forDesk(context, async (staff, { body }) => {
      const input = parseInput(DeskAct, body)
      if (!input.ok) return input
      const result = await actAtDesk(context, staff, input.value)
      return ok({ result, view: await viewDesk(context, staff) })
    }),
  )
  app.post(
    deskPaths.labels,
    forDesk(context, async (staff, { body }) => {
      const input = parseInput(DeskLabelsRequest, body)
      if (!input.ok) return input
      const { result, pdf = null } = await printLabels(context, staff, input.value.setId)
      return ok({ result, pdf, view: await viewDesk(context, staff) })
    }),
  )
  app.get(
    studioPaths.tableIncidents,
    forAnyone(async ({ params }) => {
      const { tableId } = params as { tableId: string }
      if (!isDealt(context, tableId)) return refuse('NOT_FOUND', 'no such dealer’s table')
      return ok({ incidents: await listPublicIncidents(context, tableId) })
    }),
  )
  app.post(
    videoPaths.publish,
    forDesk(context, async ({ tableId }) => {
      const shift = await findShift(context.db, tableId)
      if (!shift) return refuse('NOT_FOUND', 'no shift is open')
      const token = newVideoTicket(context, { kind: 'publish', tableId, of: shift.shift_id })
      const doors = outsideOf(context, tableId)
      return ok({ url: videoPaths.whip, token, codings: codingsOf(doors), isTold: doors !== undefined })
    }),
  )
  app.post(
    videoPaths.seen,
    forDesk(context, async ({ tableId }, { body }) => {
      const input = parseInput(VideoSeenRequest, body)
      if (!input.ok) return input
      const shift = await findShift(context.db, tableId)
      const goesOn = await outside.seen(input.value.location, tableId, shift?.shift_id)
      return goesOn ? ok({}) : refuse('NOT_FOUND', 'this picture is over')
    }),
  )
  app.get(
    studioPaths.sharedShoe,
    forAnyone(async ({ params }) => viewShoe(context, (params as { root: string }).root)),
  )
}

type Work = (staff: DeskStaff, request: FastifyRequest) => Promise<Outcome<object>>

/** A route for the page of a desk; who calls is looked up at every call. */
const forDesk = (context: AppContext, work: Work) =>
  openRoute<StudioCode>(async (request) => {
    const staff = await findDeskStaff(context, request)
    return staff ? work(staff, request) : refuse('SESSION_EXPIRED', 'no open desk for this token')
  }, studioStatus)

/** The cards of a shoe are told when it is over. */
async function viewShoe({ db }: AppContext, root: string): Promise<Outcome<ShoeView>> {
  const shoe = await db
    .selectFrom('shoes')
    .select(['deck_set', 'opened', 'created_at', 'ended_at'])
    .where('root', '=', root)
    .executeTakeFirst()
  if (!shoe) return refuse('NOT_FOUND', 'no such shoe')
  const { deck_set: deckSet, opened, created_at, ended_at } = shoe
  return ok({
    ...{ root, deckSet, publishedAt: created_at.toISOString(), endedAt: ended_at?.toISOString() ?? null },
    cards: opened?.map(({ told: card, id = '', salt = '' }) => ({ id, card, salt })) ?? null,
  })
}
