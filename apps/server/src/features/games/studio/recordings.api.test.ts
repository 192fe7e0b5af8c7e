import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

const server = testServer()
const studio = new TestVendor('house')
beforeAll(() => studio.start(server))
afterAll(() => studio.stop())

const address = () => `${new URL(server.context.config.gamesUrl).origin}/studio/video/recordings?ticket=t`
const watchAs = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie } = await signInStaff(server, role)
  return (await server.console('POST', '/staff/table-rounds/shr_1/recordings/rec_1', { cookie, body: {} })).body
}
const asked = () => studio.heard.filter(({ path }) => path === '/recordings/tickets').map(({ body }) => body)

test('whoever may correct rounds sees their recordings, and each look is in the audit log', async () => {
  studio.tells.set('/recordings/tickets', { url: address(), state: 'changed' })
  expect((await watchAs('risk')).value).toEqual({ url: address(), state: 'changed' })
  expect(asked()).toMatchObject([{ sharedRoundId: 'shr_1', recordingId: 'rec_1' }])
  expect(await auditOf(server, 'shr_1')).toEqual(['recording.viewed'])
})

test('nobody else sees one, and what shows nothing is no look', async () => {
  const before = [asked().length, await auditOf(server, 'shr_1')]
  for (const role of ['support', 'content', 'readonly'] as const) expect((await watchAs(role)).code).toBe('FORBIDDEN')
  expect([asked().length, await auditOf(server, 'shr_1')]).toEqual(before)
  studio.tells.set('/recordings/tickets', { code: 'UNKNOWN_CALL' })
  expect((await watchAs('owner')).code).toBe('NOT_FOUND')
  expect(await auditOf(server, 'shr_1')).toEqual(before[1])
})

test('an address elsewhere is given out for what an outside server has, and for nothing else', async () => {
  const elsewhere = 'https://rec.example/shr_1'
  studio.tells.set('/recordings/tickets', { url: elsewhere, state: 'whole' })
  expect((await watchAs('owner')).code).toBe('GAME_UNAVAILABLE')
  studio.tells.set('/recordings/tickets', { url: 'javascript:alert(1)', state: 'outside' })
  expect((await watchAs('owner')).code).toBe('GAME_UNAVAILABLE')
  studio.tells.set('/recordings/tickets', { url: elsewhere, state: 'outside' })
  expect((await watchAs('owner')).value).toEqual({ url: elsewhere, state: 'outside' })
})
