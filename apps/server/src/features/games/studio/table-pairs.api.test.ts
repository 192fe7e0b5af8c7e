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

const read = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie } = await signInStaff(server, role)
  return (await server.console('GET', '/staff/table-pairs', { cookie })).body
}

const facts = {
  ...{ signals: ['net-flow', 'related'], hands: 240, expectedHands: 12.5, flowPer100: 310, flowShare: 0.9 },
  ...{ answers: 60, foldShare: 0.5, foldShareToOthers: 0.45 },
}

test('staff who read risks see pairs by their accounts, with hands in whole money, and no id of the studio', async () => {
  const [loser, winner] = [await seatPlayer(server, studio), await seatPlayer(server, studio)]
  const hand = {
    ...{ handId: 'hnd_1', gameId: 'g-single', roomId: 'room_1', endedAt: at, currency: 'VND' },
    ...{ netMinor: '-150000', partnerNetMinor: '147000' },
  }
  const pair = { playerId: loser.playerId, partnerId: winner.playerId, facts, hands: [hand], foundAt: at, seenAt: at }
  studio.tells.set('/desk/pairs', { pairs: [pair, { ...pair, partnerId: 'plr-nobody' }] })
  const { list } = (await read('risk')).value
  expect(list).toMatchObject([
    {
      ...{ player: { memberId: loser.memberId }, partner: { memberId: winner.memberId }, facts },
      hands: [{ handId: 'hnd_1', names: { en: 'Game g-single' }, net: '-1500.00', partnerNet: '1470.00' }],
    },
    { player: { memberId: loser.memberId } },
  ])
  expect(list[1].partner).toBeUndefined()
  for (const { playerId } of [loser, winner]) expect(JSON.stringify(list)).not.toContain(playerId)
})

test('others do not see them, and what the studio tells wrong is not shown', async () => {
  expect((await read('content')).code).toBe('FORBIDDEN')
  studio.tells.set('/desk/pairs', { pairs: 'nonsense' })
  expect((await read('risk')).code).toBe('GAME_UNAVAILABLE')
})
