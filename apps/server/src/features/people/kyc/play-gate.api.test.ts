import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyMember } from '../../../../test/identity.ts'
import { registerMember } from '../../../../test/members.ts'
import { askDeposit } from '../../../../test/money.ts'
import { followPolicy } from '../../../../test/policy.ts'
import { launch } from '../../../../test/psw-player.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const open = (token: string, mode: 'real' | 'trial') =>
  launch(server, token, vendor, { gameCode: testGames.single, mode })

test('[R-04] under STRICT no game opens, for money or for free, before the identity is verified; under the others it does', async () => {
  const { token, memberId } = await registerMember(server)
  for (const profile of ['VN-default', 'MGA']) {
    await followPolicy(server, profile)
    expect(await open(token, 'trial'), profile).not.toBe('')
    expect(await open(token, 'real'), profile).not.toBe('')
  }
  for (const profile of ['STRICT', 'unknown']) {
    await followPolicy(server, profile)
    await expect(open(token, 'trial'), profile).rejects.toThrow('KYC_REQUIRED')
    await expect(open(token, 'real'), profile).rejects.toThrow('KYC_REQUIRED')
  }
  await verifyMember(server, memberId)
  expect((await askDeposit(server, token, '100000.00')).body.success).toBe(true)
  expect(await open(token, 'real')).not.toBe('')
})

test('[R-36] a profile with a reality check has one set for whoever opens a game and chose none', async () => {
  const { token, memberId } = await registerMember(server)
  const checkMs = async () =>
    (await server.pool.query('select reality_check_ms from play_limits where member_id = $1', [memberId])).rows[0]
  await followPolicy(server, 'VN-default')
  await open(token, 'real')
  expect(await checkMs()).toBeUndefined()
  await followPolicy(server, 'MGA')
  await open(token, 'real')
  expect(await checkMs()).toEqual({ reality_check_ms: 3_600_000 })
  const choose = (minutes: number | null) =>
    server.portal('PUT', '/wps/member/limits/reality', { token, body: { minutes } })
  expect((await choose(null)).body.success).toBe(true)
  await open(token, 'real')
  expect(await checkMs()).toEqual({ reality_check_ms: null })
  await verifyMember(server, memberId)
  await followPolicy(server, 'STRICT')
  await open(token, 'real')
  expect(await checkMs()).toEqual({ reality_check_ms: 3_600_000 })
})
