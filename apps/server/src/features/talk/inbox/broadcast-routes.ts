import { languages } from '@fairground/i18n'
import { inboxText } from '@fairground/i18n/server'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { countReaders, findReaders, listBroadcasts } from './broadcast-store.ts'
import { viewBroadcast } from './broadcast-view.ts'
import { cancelBroadcast, sendBroadcast } from './send-broadcast.ts'

const { staff: api } = consoleApi
const guard = requireStaff('messages.send')

/** Where staff may begin; {account} stays for each reader. */
const templates = ['house.welcome', 'house.maintenance', 'house.apology'] as const

async function viewOne(call: Call, outcome: Outcome<string>) {
  if (!outcome.ok) return outcome
  const search = { state: undefined, broadcastId: outcome.value, pageNo: 1, pageSize: 1 }
  const [listed] = (await listBroadcasts(call.app.db, search)).listed
  if (!listed) throw new Error(`broadcast ${outcome.value} is gone`)
  return ok(viewBroadcast(listed))
}

export const broadcastRoutes = {
  broadcasts: api.broadcasts.use(guard).handler(async ({ input, context: { call } }) => {
    const { pageNo, pageSize, state, broadcastId } = input
    const { listed, total } = await listBroadcasts(call.app.db, { state, broadcastId, pageNo, pageSize })
    return answer(call, ok({ list: listed.map(viewBroadcast), total, pageNo, pageSize }))
  }),
  broadcastTemplates: api.broadcastTemplates.use(guard).handler(async ({ context: { call } }) => {
    const textsOf = (template: string) =>
      Object.fromEntries(languages.map((language) => [language, inboxText(language, template, own)]))
    return answer(call, ok(templates.map((template) => ({ template, texts: textsOf(template) }))))
  }),
  broadcastReach: api.broadcastReach.use(guard).handler(async ({ input, context: { call } }) => {
    const { audience, accounts = [] } = input
    if (audience !== 'accounts') return answer(call, ok({ count: await countReaders(call.app.db, input), unknown: [] }))
    const { memberIds, unknown } = await findReaders(call.app.db, accounts)
    return answer(call, ok({ count: memberIds.length, unknown }))
  }),
  sendBroadcast: api.sendBroadcast
    .use(guard)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await viewOne(call, await sendBroadcast(call, staff, input))),
    ),
  cancelBroadcast: api.cancelBroadcast
    .use(guard)
    .handler(async ({ input: { broadcastId }, context: { call, staff } }) =>
      answer(call, await viewOne(call, await cancelBroadcast(call, staff, broadcastId))),
    ),
}

const own = { account: '{account}' }
