import type { StaffTableMessage, tableChatViews } from '@fairground/contract'
import { VendorChatList } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'
import { readTableMembers } from './read-table-members.ts'
import { readTableNames } from './read-table-names.ts'

interface Page {
  tableId?: string | undefined
  view: (typeof tableChatViews)[number]
  before?: number | undefined
}

interface TableChat {
  tableId: string
  tables: { tableId: string; names: { vi: string; en: string } }[]
  list: StaffTableMessage[]
  hasMore: boolean
}

/** What was said at a table as the studio tells it, with the accounts of who said it. Refusal: GAME_UNAVAILABLE. */
export async function readTableChat({ app }: Call, { tableId, view, before }: Page): Promise<Outcome<TableChat>> {
  const query = new URLSearchParams({
    ...(tableId !== undefined && { tableId }),
    ...(before !== undefined && { before: String(before) }),
    ...(view === 'reported' && { reported: '1' }),
  })
  const asked = await askStudio(app, query.size > 0 ? `/chat?${query}` : '/chat')
  const told = VendorChatList.safeParse(asked?.answer)
  if (!told.success) return refuse('GAME_UNAVAILABLE')
  const { messages, tableIds, hasMore } = told.data
  const [names, members] = await Promise.all([
    readTableNames(app.db, tableIds),
    readTableMembers(app.db, [...new Set(messages.flatMap(({ playerId }) => playerId ?? []))]),
  ])
  return ok({
    tableId: told.data.tableId,
    tables: tableIds.map((id) => ({ tableId: id, names: names.get(id) ?? { vi: id, en: id } })),
    list: messages.map((message) => ({ ...message, ...members.get(message.playerId ?? '') })),
    hasMore,
  })
}

/** Undefined when the studio did not answer. */
async function askStudio(app: AppContext, path: string) {
  try {
    return await postToVendor(app, { vendorId: houseVendorId, method: 'GET', path, isEvenWhenOff: true })
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    app.log.warn({ err: error }, 'the studio did not answer for its chat')
    return undefined
  }
}
