import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

const server = testServer()
const studio = new TestVendor('house')
beforeAll(() => studio.start(server))
afterAll(() => studio.stop())

const address = () => `${new URL(server.context.config.gamesUrl).origin}/desk/live-baccarat-c05?ticket=t`
const openAs = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie, staffId } = await signInStaff(server, role)
  const body = { language: 'en' }
  const path = '/staff/studio-tables/live-baccarat-c05/desk'
  return { staffId, answer: (await server.console('POST', path, { cookie, body })).body }
}
const asked = () => studio.heard.filter(({ path }) => path === '/desk/tickets').map(({ body }) => body)

test('a desk is opened for one person with the rights of their role, and the audit knows', async () => {
  studio.tells.set('/desk/tickets', { url: address() })
  const support = await openAs('support')
  expect(support.answer.value.url).toBe(address())
  const risk = await openAs('risk')
  expect(risk.answer.success).toBe(true)
  expect(asked()).toMatchObject([
    { staffId: support.staffId, rights: ['deal'], framedBy: server.context.config.consoleUrl },
    { staffId: risk.staffId, rights: ['deal', 'supervise'] },
  ])
  expect(await auditOf(server, 'live-baccarat-c05')).toEqual(['table.desk-opened', 'table.desk-opened'])
})

test('a desk knows which other accounts may be the same person’s', async () => {
  studio.tells.set('/desk/tickets', { url: address() })
  const [owner, invited] = [await signInStaff(server, 'owner'), await signInStaff(server, 'risk')]
  await server.db
    .updateTable('operators')
    .set({ in_hand_of: owner.staffId, in_hand_at: server.clock.now() })
    .where('id', '=', invited.staffId)
    .execute()
  for (const { cookie } of [owner, invited])
    await server.console('POST', '/staff/studio-tables/live-baccarat-c05/desk', { cookie, body: { language: 'en' } })
  expect(asked().slice(-2)).toMatchObject([{ sameAs: [invited.staffId] }, { sameAs: [owner.staffId] }])
})

test('nobody without the right comes to a desk, and no address of another origin is given out', async () => {
  studio.tells.set('/desk/tickets', { url: address() })
  const before = asked().length
  expect((await openAs('finance')).answer.code).toBe('FORBIDDEN')
  expect((await openAs('readonly')).answer.code).toBe('FORBIDDEN')
  expect(asked()).toHaveLength(before)
  studio.tells.set('/desk/tickets', { url: 'https://elsewhere.test/desk/x?ticket=t' })
  expect((await openAs('support')).answer.code).toBe('GAME_UNAVAILABLE')
  studio.tells.set('/desk/tickets', { code: 'UNKNOWN_CALL' })
  expect((await openAs('support')).answer.code).toBe('NOT_FOUND')
})
