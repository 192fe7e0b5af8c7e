import { randomUUID } from 'node:crypto'
import type { StaffTableMessage, tableChatViews, tableMuteMinutes } from '@fairground/contract'
import { VendorChatList } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import * as z from 'zod'
import type { AppContext } from '../../context.ts'
import { type Reader, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'

const Done = z.object({ code: z.literal('OK') })

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
  const asked = await askStudio(app, { method: 'GET', path: query.size > 0 ? `/chat?${query}` : '/chat' })
  const told = VendorChatList.safeParse(asked?.answer)
  if (!told.success) return refuse('GAME_UNAVAILABLE')
  const { messages, tableIds, hasMore } = told.data
  const [names, members] = await Promise.all([
    readNames(app.db, tableIds),
    readMembers(app.db, [...new Set(messages.map(({ playerId }) => playerId))]),
  ])
  return ok({
    tableId: told.data.tableId,
    tables: tableIds.map((id) => ({ tableId: id, names: names.get(id) ?? { vi: id, en: id } })),
    list: messages.map((message) => ({ ...message, ...members.get(message.playerId) })),
    hasMore,
  })
}

/** Takes a message off every frame; recorded. Refusals: NOT_FOUND when it is off already, GAME_UNAVAILABLE. */
export async function hideTableMessage(call: Call, staffId: string, messageId: number): Promise<Outcome<null>> {
  const body = { requestId: randomUUID(), messageId, by: staffId }
  const asked = await askStudio(call.app, { method: 'POST', path: '/chat/hide', body })
  if (!asked || asked.status >= 500) return refuse('GAME_UNAVAILABLE')
  if (!Done.safeParse(asked.answer).success) return refuse('NOT_FOUND')
  await record(call, staffId, { action: 'table-chat.message-hidden', subject: String(messageId), detail: {} })
  return ok(null)
}

interface Mute {
  playerId: string
  minutes: (typeof tableMuteMinutes)[number]
  reason: string
}

/** A player only reads at every table for so long, or writes again; recorded. Refusal: GAME_UNAVAILABLE. */
export async function muteTablePlayer(call: Call, staffId: string, mute: Mute): Promise<Outcome<null>> {
  const { playerId, minutes, reason } = mute
  const body = { requestId: randomUUID(), playerId, minutes, by: staffId }
  const asked = await askStudio(call.app, { method: 'POST', path: '/chat/mute', body })
  if (!Done.safeParse(asked?.answer).success) return refuse('GAME_UNAVAILABLE')
  const member = (await readMembers(call.app.db, [playerId])).get(playerId)
  await record(call, staffId, {
    action: minutes === 0 ? 'table-chat.player-unmuted' : 'table-chat.player-muted',
    subject: member?.memberId ?? playerId,
    detail: { minutes, reason },
  })
  return ok(null)
}

/** Undefined when the studio did not answer. */
async function askStudio(app: AppContext, wish: { method: 'GET' | 'POST'; path: string; body?: object }) {
  try {
    return await postToVendor(app, { vendorId: houseVendorId, ...wish, isEvenWhenOff: true })
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    app.log.warn({ err: error }, 'the studio did not answer for its chat')
    return undefined
  }
}

const record = (
  { app, ip, requestId }: Call,
  staffId: string,
  entry: { action: string; subject: string; detail: Record<string, unknown> },
): Promise<unknown> =>
  transact(app.db, (tx) => recordAudit(tx, { actor: { kind: 'staff', id: staffId }, ...entry, ip, requestId }))

async function readNames(reader: Reader, gameCodes: readonly string[]) {
  if (gameCodes.length === 0) return new Map<string, { vi: string; en: string }>()
  const rows = await reader
    .selectFrom('games')
    .select(['game_code', 'names', 'own_names'])
    .where('vendor_id', '=', houseVendorId)
    .where('game_code', 'in', gameCodes)
    .execute()
  return new Map(
    rows.map(({ game_code, names, own_names }) => {
      const { vi = game_code, en = game_code } = {
        ...(names as Record<string, string>),
        ...(own_names as Record<string, string>),
      }
      return [game_code, { vi, en }]
    }),
  )
}

async function readMembers(reader: Reader, playerIds: readonly string[]) {
  if (playerIds.length === 0) return new Map<string, { memberId: string; account: string }>()
  const rows = await reader
    .selectFrom('vendor_players as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.player_id', 'm.id', 'm.account'])
    .where('p.vendor_id', '=', houseVendorId)
    .where('p.player_id', 'in', playerIds)
    .execute()
  return new Map(rows.map(({ player_id, id, account }) => [player_id, { memberId: id, account }]))
}
