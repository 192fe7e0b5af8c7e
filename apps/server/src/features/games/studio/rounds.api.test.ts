import type { VendorRound } from '@fairground/contract/psw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { seatPlayer } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'

const server = testServer()
const studio = new TestVendor('house')
beforeAll(() => studio.start(server))
afterAll(() => studio.stop())

const round = (playerId: string): VendorRound => ({
  ...{ roundId: 'rnd_1', playerId, gameId: testGames.single, modelId: 'test', modelVersion: 1, mode: 'real' },
  ...{ currency: 'VND', stake: '1000', total: '2500', state: 'collected', startedAt: '2026-11-22T01:00:00.000Z' },
  ...{ settledAt: null, events: [{ type: 'spin', stops: [1, 2] }] },
  fairness: { commit: 'c'.repeat(64), clientSeed: 'hello', nonce: 3, serverSeed: null },
  calls: [{ transactionId: 'tx-1', call: 'bet', state: 'done', attempts: 1, lastCode: 'OK' }],
})
const staffCalls = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie } = await signInStaff(server, role)
  return {
    look: (roundId: string) => server.console('GET', `/staff/rounds/${roundId}`, { cookie }),
    replay: () => server.console('POST', '/staff/rounds/rnd_1/replay', { cookie, body: { language: 'vi' } }),
  }
}

test('a round is told with its player, seeds, steps and money calls, to those who may see members; each look is recorded', async () => {
  const player = await seatPlayer(server, studio)
  studio.tells.set('/rounds/rnd_1', round(player.playerId))
  expect((await (await staffCalls('content')).look('rnd_1')).body.code).toBe('FORBIDDEN')
  const support = await staffCalls('support')
  expect((await support.look('rnd_1')).body.value).toMatchObject({
    ...{ roundId: 'rnd_1', memberId: player.memberId, stake: '10.00', payout: '25.00', isFree: false },
    ...{ names: { vi: 'Trò g-single' }, events: [{ type: 'spin', stops: [1, 2] }] },
    fairness: { serverSeed: null, nonce: 3 },
    calls: [{ transactionId: 'tx-1', state: 'done' }],
  })
  expect((await support.look('rnd_2')).body.code).toBe('NOT_FOUND')
  expect(await auditOf(server, 'rnd_1')).toEqual(['round.looked-at'])
})

test('a replay is an address of the studio alone, for those who may see members, and recorded', async () => {
  expect((await (await staffCalls('content')).replay()).body.code).toBe('FORBIDDEN')
  const support = await staffCalls('support')
  expect((await support.replay()).body.code).toBe('NOT_FOUND')
  studio.tells.set('/replays', { url: 'https://elsewhere.test/play/x?replay=t' })
  expect((await support.replay()).body.code).toBe('GAME_UNAVAILABLE')
  const { gamesUrl } = server.context.config
  studio.tells.set('/replays', { url: `${gamesUrl}/play/x?replay=t` })
  expect((await support.replay()).body.value).toEqual({ url: `${gamesUrl}/play/x?replay=t` })
  expect((await auditOf(server, 'rnd_1')).at(-1)).toBe('round.replayed')
})
