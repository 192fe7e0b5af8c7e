import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { seatPlayer } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { tableActJobs } from './index.ts'

const server = testServer()
const studio = new TestVendor('house')
beforeAll(() => studio.start(server))
afterAll(() => studio.stop())

const as = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie, staffId } = await signInStaff(server, role)
  return {
    staffId,
    reads: async () => (await server.console('GET', '/staff/table-chat', { cookie })).body,
    hides: async (messageId: number) =>
      (await server.console('POST', `/staff/table-chat/${messageId}/hide`, { cookie })).body,
    mutes: async (playerId: string, minutes: number | null) =>
      (
        await server.console('POST', '/staff/table-chat/mutes', {
          cookie,
          body: { playerId, minutes, reason: 'quảng cáo ở bàn' },
        })
      ).body,
  }
}

const message = (playerId: string) => ({
  ...{ messageId: 7, playerId, mark: 'a1b2c3', text: 'mời mua hàng', sentAt: '2026-11-22T10:00:00.000Z' },
  ...{ hiddenAt: null, reports: 2, isMuted: false, mutedUntil: null },
})

test('staff who moderate see what was said at a table, by whom, and how often it was reported', async () => {
  const player = await seatPlayer(server, studio)
  studio.tells.set('/chat', {
    tableId: 'g-single',
    tableIds: ['g-single', 'g-unknown'],
    messages: [message(player.playerId), message('plr-nobody')],
    hasMore: false,
  })
  const { value } = await (await as('support')).reads()
  expect(value).toMatchObject({
    tableId: 'g-single',
    tables: [
      { tableId: 'g-single', names: { vi: 'Trò g-single', en: 'Game g-single' } },
      { tableId: 'g-unknown', names: { vi: 'g-unknown' } },
    ],
    list: [{ memberId: player.memberId, account: expect.any(String), reports: 2 }, { text: 'mời mua hàng' }],
  })
  expect(value.list[1].account).toBeUndefined()
  expect((await (await as('finance')).reads()).code).toBe('FORBIDDEN')
  studio.tells.set('/chat', { messages: 'nonsense' })
  expect((await (await as('support')).reads()).code).toBe('GAME_UNAVAILABLE')
})

test('a message is taken off and a player muted and let write again in the name of whoever did it, and each act is kept', async () => {
  const player = await seatPlayer(server, studio)
  const support = await as('support')
  studio.tells.set('/chat/hide', { code: 'OK' })
  studio.tells.set('/chat/mute', { code: 'OK' })
  expect((await support.hides(4_711)).success).toBe(true)
  expect((await support.mutes(player.playerId, 60)).success).toBe(true)
  expect((await support.mutes(player.playerId, null)).success).toBe(true)
  expect((await support.mutes(player.playerId, 0)).success).toBe(true)
  expect((await support.mutes(player.playerId, 17)).code).toBe('VALIDATION')
  const heard = studio.heard.filter(({ path }) => path.startsWith('/chat/')).map(({ body }) => body)
  expect(heard).toMatchObject([
    { messageId: 4_711, by: support.staffId },
    { playerId: player.playerId, minutes: 60, by: support.staffId },
    { minutes: null },
    { minutes: 0 },
  ])
  expect(await auditOf(server, '4711')).toEqual(['table-chat.hide-asked', 'table-chat.message-hidden'])
  const acts = await auditOf(server, player.memberId)
  expect(acts.filter((action: string) => action.startsWith('table-chat'))).toEqual([
    ...['table-chat.mute-asked', 'table-chat.player-muted', 'table-chat.mute-asked', 'table-chat.player-muted'],
    ...['table-chat.unmute-asked', 'table-chat.player-unmuted'],
  ])
})

/** Acts that wait for the studio are due. */
async function runDue(): Promise<void> {
  const past = new Date(Date.now() - 60_000)
  const waiting = await server.db
    .updateTable('table_chat_acts')
    .set({ next_at: past })
    .where('state', '=', 'asked')
    .returning('id')
    .execute()
  await tableActJobs['resume-table-acts']?.(server.context, {})
  for (const { id } of waiting) await tableActJobs['settle-table-act']?.(server.context, { actId: id })
}

const heardAt = (path: string) => studio.heard.filter((call) => call.path === path).map(({ body }) => body)

test('what the studio refuses is recorded as refused, and asked by nobody else', async () => {
  const support = await as('support')
  studio.tells.delete('/chat/hide')
  expect((await support.hides(4_712)).code).toBe('NOT_FOUND')
  expect((await (await as('readonly')).hides(4_712)).code).toBe('FORBIDDEN')
  expect(await auditOf(server, '4712')).toEqual(['table-chat.hide-asked', 'table-chat.refused'])
})

test('a wish whose answer was lost is kept with its record, is one however often it is asked, and is told until it is answered', async () => {
  const support = await as('support')
  studio.lost.add('/chat/hide')
  studio.tells.set('/chat/hide', { code: 'OK' })
  expect((await support.hides(4_713)).code).toBe('GAME_UNAVAILABLE')
  expect((await support.hides(4_713)).code).toBe('GAME_UNAVAILABLE')
  await runDue()
  expect(await auditOf(server, '4713')).toEqual(['table-chat.hide-asked'])
  studio.lost.delete('/chat/hide')
  await runDue()
  await runDue()
  expect(await auditOf(server, '4713')).toEqual(['table-chat.hide-asked', 'table-chat.message-hidden'])
  expect(heardAt('/chat/hide').filter((body) => (body as { messageId: number }).messageId === 4_713)).toHaveLength(4)
})

test('a server that dies after the studio was told, before it kept the answer, leaves the record, and the next one finishes', async () => {
  const support = await as('support')
  studio.tells.set('/chat/hide', { code: 'OK' })
  const owner = new pg.Client(server.context.config.databaseUrl)
  await owner.connect()
  await owner.query('revoke update on table_chat_acts from fairground_app')
  expect((await support.hides(4_714)).success).not.toBe(true)
  await owner.query('grant update on table_chat_acts to fairground_app')
  await owner.end()
  expect(heardAt('/chat/hide').at(-1)).toMatchObject({ messageId: 4_714 })
  expect(await auditOf(server, '4714')).toEqual(['table-chat.hide-asked'])
  await runDue()
  expect(await auditOf(server, '4714')).toEqual(['table-chat.hide-asked', 'table-chat.message-hidden'])
})

test('the last word about a player counts: an earlier one that waits is never told after it', async () => {
  const player = await seatPlayer(server, studio)
  const support = await as('support')
  studio.tells.set('/chat/mute', { code: 'OK' })
  studio.lost.add('/chat/mute')
  expect((await support.mutes(player.playerId, null)).code).toBe('GAME_UNAVAILABLE')
  studio.lost.delete('/chat/mute')
  expect((await support.mutes(player.playerId, 0)).success).toBe(true)
  const count = heardAt('/chat/mute').length
  await runDue()
  expect(heardAt('/chat/mute')).toHaveLength(count)
  expect(heardAt('/chat/mute').at(-1)).toMatchObject({ minutes: 0 })
})
