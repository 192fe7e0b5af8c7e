import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatPlayer } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

const server = testServer()
const studio = new TestVendor('house')
const at = '2026-11-28T20:00:00.000Z'
beforeAll(() => studio.start(server))
afterAll(() => studio.stop())

const as = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie, staffId } = await signInStaff(server, role)
  return {
    staffId,
    reads: async () => (await server.console('GET', '/staff/table-cares?state=open', { cookie })).body,
    moves: async (careId: string, body: object = {}) =>
      (await server.console('POST', `/staff/table-cares/${careId}`, { cookie, body })).body,
  }
}

const care = (playerId: string, takenById: string | null) => ({
  ...{ careId: 'car_1', tableId: 'g-single', playerId, mark: 'a1b2c3', said: 'mất hết rồi', cause: 'despair' },
  ...{ openedBy: 'thu-ha', openedAt: at, takenById, takenBy: takenById && 'trang', takenAt: takenById && at },
  ...{ closedBy: null, closedAt: null, note: null },
})

test('staff who moderate see whom a desk worries about, with the account, and whether it is theirs', async () => {
  const player = await seatPlayer(server, studio)
  const trang = await as('support')
  studio.tells.set('/desk/cares?state=open', {
    cares: [care(player.playerId, trang.staffId), care('plr-nobody', 'stf_2')],
  })
  const { list } = (await trang.reads()).value
  expect(list).toMatchObject([
    { memberId: player.memberId, names: { en: 'Game g-single' }, said: 'mất hết rồi', isMine: true },
    { mark: 'a1b2c3', isMine: false },
  ])
  expect(list[1].account).toBeUndefined()
  // Ids of the studio stay there.
  expect(JSON.stringify(list)).not.toContain('plr-nobody')
  expect((await (await as('finance')).reads()).code).toBe('FORBIDDEN')
  studio.tells.set('/desk/cares?state=open', { cares: 'nonsense' })
  expect((await trang.reads()).code).toBe('GAME_UNAVAILABLE')
})

test('who takes a player on, and what was done, goes to the studio in their name', async () => {
  const trang = await as('support')
  studio.tells.set('/desk/cares/move', { code: 'OK', moved: 'OK' })
  expect((await trang.moves('car_1')).value).toEqual({ isDone: true })
  expect((await trang.moves('car_1', { note: 'đã gọi điện' })).value).toEqual({ isDone: true })
  const told = studio.heard.filter(({ path }) => path === '/desk/cares/move').map(({ body }) => body)
  const by = { staffId: trang.staffId, name: expect.any(String) }
  expect(told).toMatchObject([
    { careId: 'car_1', by },
    { careId: 'car_1', by, note: 'đã gọi điện' },
  ])
  expect(told[0]).not.toHaveProperty('note')
  studio.tells.set('/desk/cares/move', { code: 'OK', moved: 'MOVED' })
  expect((await trang.moves('car_1')).value).toEqual({ isDone: false })
  studio.tells.set('/desk/cares/move', { code: 'OK', moved: 'UNKNOWN' })
  expect((await trang.moves('car_9')).code).toBe('NOT_FOUND')
  expect((await (await as('finance')).moves('car_1')).code).toBe('FORBIDDEN')
})
