import { announcementTypes, isAgentType, isPageKind } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi, portal } from '../../../lib/implement.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { listVendorTypes } from '../../games/catalogue/index.ts'
import { findCaller } from '../../people/identity/index.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { listAnnouncements } from './announcement-store.ts'
import { inOwnWords, viewAnnouncement, viewNews } from './announcement-view.ts'
import { addContent, changeContent, restoreContent, turnContent } from './change-content.ts'
import type { Content } from './content-item.ts'
import { findContent, findNames, listContents } from './content-store.ts'
import { viewContent, viewVersion } from './content-view.ts'
import { pagePath } from './page-path.ts'
import { sealPreview } from './page-preview.ts'
import { uploadPicture } from './upload-picture.ts'
import { listVersions } from './version-store.ts'
import { viewerOf } from './viewer.ts'

const countMax = 100
const { staff: api } = consoleApi

export const announcementRoutes = {
  announcements: portal.content.announcements.handler(async ({ input, context: { call } }) => {
    const wanted = input.types.split(',')
    const types = announcementTypes.filter((type) => wanted.includes(type))
    if (types.length === 0) return answer(call, ok([]))
    const { groupName } = input
    const rows = await listAnnouncements(call.app.db, { types, groupName, ...(await askerOf(call)) })
    return answer(call, ok(rows.map((row) => viewAnnouncement(inOwnWords(row, call.displayLanguage)))))
  }),
  gameAnnouncements: portal.content.gameAnnouncements.handler(async ({ input, context: { call } }) => {
    const gameTypes = await gameTypesOf(call, input)
    const rows = await listAnnouncements(call.app.db, { types: ['H', 'PR'], gameTypes, ...(await askerOf(call)) })
    return answer(call, ok(rows.map((row) => viewNews(inOwnWords(row, call.displayLanguage)))))
  }),
}

async function askerOf(call: Call) {
  const caller = await findCaller(call.app, call.token)
  const isAgent = caller !== undefined && isAgentType(caller.type)
  return { viewer: viewerOf(caller), isAgent, language: call.language, now: call.app.clock.now(), countMax }
}

/** The one type that is asked for, else those of the vendor; null for any. */
async function gameTypesOf(call: Call, { gameType, vassalage }: { gameType?: string; vassalage?: string }) {
  if (gameType !== undefined) return [gameType]
  if (vassalage === undefined) return null
  return (await listVendorTypes(call, vassalage)).map((type) => type.gameType)
}

async function viewAll({ app: { db, clock } }: Call, contents: readonly Content[]) {
  const nameOf = await findNames(
    db,
    contents.flatMap(({ changedBy }) => changedBy ?? []),
  )
  return contents.map((content) => viewContent(content, { now: clock.now(), nameOf }))
}

async function viewOne(call: Call, outcome: Outcome<Content>) {
  if (!outcome.ok) return outcome
  const [item] = await viewAll(call, [outcome.value])
  if (!item) throw new Error('a piece has no view')
  return ok(item)
}

const manage = requireStaff('content.manage')

export const staffContentRoutes = {
  contents: api.contents.use(requireStaff('site.read')).handler(async ({ input, context: { call } }) => {
    const { pageNo, pageSize } = input
    const { contents, total } = await listContents(call.app.db, {
      ...input,
      state: input.state,
      query: input.query,
      now: call.app.clock.now(),
    })
    return answer(call, ok({ list: await viewAll(call, contents), total, pageNo, pageSize }))
  }),
  addContent: api.addContent
    .use(manage)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await viewOne(call, await addContent(call, staff, input))),
    ),
  changeContent: api.changeContent.use(manage).handler(async ({ input, context: { call, staff } }) => {
    const { contentId, revision, ...edited } = input
    return answer(call, await viewOne(call, await changeContent(call, staff, { contentId, revision, edited })))
  }),
  publishContent: api.publishContent
    .use(manage)
    .handler(async ({ input: { contentId }, context: { call, staff } }) =>
      answer(call, await viewOne(call, await turnContent(call, staff, { contentId, way: 'publish' }))),
    ),
  retireContent: api.retireContent
    .use(manage)
    .handler(async ({ input: { contentId }, context: { call, staff } }) =>
      answer(call, await viewOne(call, await turnContent(call, staff, { contentId, way: 'retire' }))),
    ),
  contentVersions: api.contentVersions
    .use(requireStaff('site.read'))
    .handler(async ({ input: { contentId }, context: { call } }) => {
      const versions = await listVersions(call.app.db, contentId)
      const nameOf = await findNames(
        call.app.db,
        versions.flatMap(({ savedBy }) => savedBy ?? []),
      )
      return answer(call, ok(versions.map((version) => viewVersion(version, nameOf))))
    }),
  restoreContent: api.restoreContent
    .use(manage)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await viewOne(call, await restoreContent(call, staff, input))),
    ),
  previewContent: api.previewContent
    .use(manage)
    .handler(async ({ input: { contentId }, context: { call } }) => answer(call, await previewOf(call, contentId))),
  uploadPicture: api.uploadPicture
    .use(manage)
    .handler(async ({ input, context: { call, staff } }) => answer(call, await uploadPicture(call, staff, input))),
}

/** Refusals: NOT_FOUND, also for a piece that is no page. */
async function previewOf({ app }: Call, contentId: string) {
  const content = await findContent(app.db, contentId)
  if (!content || !isPageKind(content.type)) return refuse('NOT_FOUND')
  const { ticket, expiresAt } = sealPreview(app, contentId)
  const url = new URL(pagePath(content.type, content.slug ?? ''), app.config.portalUrl)
  url.searchParams.set('preview', ticket)
  return ok({ url: url.href, expiresAt: expiresAt.toISOString() })
}
