import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../test/money.ts'
import { seatPlayer } from '../../../test/psw-player.ts'
import { signInStaff } from '../../../test/staff.ts'
import { testServer } from '../../../test/test-server.ts'
import { TestVendor } from '../../../test/test-vendor.ts'

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
  expect(await auditOf(server, '4711')).toEqual(['table-chat.message-hidden'])
  const acts = await auditOf(server, player.memberId)
  expect(acts.filter((action: string) => action.startsWith('table-chat'))).toEqual([
    'table-chat.player-muted',
    'table-chat.player-muted',
    'table-chat.player-unmuted',
  ])
})

test('what the studio does not do, or may have done unheard, is no act that is kept', async () => {
  const support = await as('support')
  studio.tells.delete('/chat/hide')
  expect((await support.hides(4_712)).code).toBe('NOT_FOUND')
  studio.lost.add('/chat/hide')
  expect((await support.hides(4_712)).code).toBe('GAME_UNAVAILABLE')
  studio.lost.delete('/chat/hide')
  expect((await (await as('readonly')).hides(4_712)).code).toBe('FORBIDDEN')
  expect(await auditOf(server, '4712')).toEqual([])
})
