import type { ModelGame, StaffModel } from '@fairground/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

const server = testServer()
const studio = new TestVendor('house')
beforeAll(() => studio.start(server))
afterAll(() => studio.stop())

const model = {
  ...{ modelId: 'test', version: 1, engine: 'slot', hash: 'f'.repeat(64), method: 'exact', certifiedOn: '2026-11-21' },
  ...{ rtpMin: '0.96514262', rtpMax: '0.96514262', rtpTotal: null, rtpBought: null, sd: '7.76' },
  ...{ hitMin: '0.27', hitMax: '0.27', maxWinX: 5_000, counted: 314_189_568, jackpotId: null },
}
const sees = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie } = await signInStaff(server, role)
  return {
    models: async () => (await server.console('GET', '/staff/models', { cookie })).body,
    games: async (): Promise<ModelGame[]> =>
      (await server.console('GET', '/staff/models/test/games', { cookie })).body.value.list,
    stop: (isStopped: boolean) =>
      server.console('POST', '/staff/models/test/stop', {
        cookie,
        body: { isStopped, reason: 'a fault in its reels' },
      }),
  }
}

test('staff see every model with its certificate, how many games play it, and for which stakes', async () => {
  studio.tells.set('/models', { models: [model] })
  const readonly = await sees('readonly')
  const [told] = (await readonly.models()).value.list as StaffModel[]
  expect(told).toMatchObject({ ...model, gameCount: 3, stoppedCount: 0 })
  const [game] = await readonly.games()
  expect(game?.stakes).toContainEqual({ currency: 'VND', min: '0.01', max: '1000000.00' })
})

test('all games of a model are stopped and opened together, by those who may, with a reason that is kept', async () => {
  expect((await (await sees('support')).stop(true)).body.code).toBe('FORBIDDEN')
  const risk = await sees('risk')
  expect((await risk.stop(true)).body.value).toEqual({ gameCount: 3 })
  expect((await risk.stop(true)).body.code).toBe('STATE_CONFLICT')
  expect((await risk.games()).every(({ stoppedAt }) => stoppedAt !== undefined)).toBe(true)
  expect((await risk.stop(false)).body.value).toEqual({ gameCount: 3 })
  expect(await auditOf(server, 'test')).toEqual(['model.stopped', 'model.resumed'])
})

test('a studio that tells nonsense is not available', async () => {
  studio.tells.set('/models', { models: [{}] })
  expect((await (await sees('owner')).models()).code).toBe('GAME_UNAVAILABLE')
})
