import { accountType } from '@fairground/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerMember } from '../../../../../test/members.ts'
import { launch } from '../../../../../test/psw-player.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('agents')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

test('agents can play until the operator disables it; members are unaffected', async () => {
  const { cookie } = await signInStaff(server)
  const [agent, member] = [await registerMember(server), await registerMember(server)]
  await server.db.updateTable('members').set({ type: accountType.agent }).where('id', '=', agent.memberId).execute()
  const play = ({ token }: { token: string }) =>
    launch(server, token, vendor, { gameCode: testGames.single, mode: 'real' })
  const allow = (isOn: boolean) =>
    server.console('PUT', '/staff/site/features/agentMayPlay', { cookie, body: { isOn, reason: 'as agreed' } })
  expect(await play(agent)).toMatch(/./)
  expect((await allow(false)).body.success).toBe(true)
  await expect(play(agent)).rejects.toThrow('FORBIDDEN')
  expect(await play(member)).toMatch(/./)
  await allow(true)
  expect(await play(agent)).toMatch(/./)
})
