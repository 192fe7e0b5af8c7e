import { expect, test } from 'vitest'
import { openAgent, registerBelow } from '../../../../test/agents.ts'
import { registerMember } from '../../../../test/members.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { readPrizeLine } from './prize-line.ts'

const server = testServer()
const path = '/staff/prize-group-rules'
const usual = { houseMax: 1_960, playerMax: 1_950, usual: 1_940, floor: 1_800, distance: 2 }

const ask = (cookie: string, change: object) =>
  server.console('POST', path, { cookie, body: { rules: { ...usual, ...change }, reason: 'another margin' } })
const decide = (cookie: string, wishId: string, isApproved = true) =>
  server.console('POST', `/staff/wishes/${wishId}/decide`, { cookie, body: { isApproved } })
const faultOf = (answer: { body: { value?: { errors?: { field: string; args?: object }[] } } }) =>
  answer.body.value?.errors?.[0]

test('the groups of the site are changed by two people, and a lower one of the house acts from the next draw', async () => {
  const [{ cookie }, { cookie: second }] = [await signInStaff(server, 'finance'), await signInStaff(server)]
  const member = await registerMember(server)
  const wait = async (change: object) => (await ask(cookie, change)).body.value.wish.wishId
  const asked = (await ask(cookie, { houseMax: 1_970, distance: 4 })).body.value
  expect(asked).toMatchObject({ ...usual, wish: { rules: { houseMax: 1_970, distance: 4 } } })
  expect((await ask(cookie, { houseMax: 1_972 })).body.code).toBe('STATE_CONFLICT')
  expect((await decide(cookie, asked.wish.wishId)).body.code).toBe('FOUR_EYES')
  expect((await decide(second, asked.wish.wishId)).body.success).toBe(true)
  const now = (await server.console('GET', path, { cookie })).body.value
  expect(now).toMatchObject({ houseMax: 1_970, distance: 4, taken: { lowest: 1_940, highestPlayer: 1_940 } })
  expect(now.wish).toBeUndefined()

  const agent = await openAgent(server)
  const room = (await server.portal('GET', '/wps/relay/MCS2_prizeGroup', { token: agent.token })).body.value
  expect(room.agentMax).toBe(room.group - 4)

  const onSale = new Date(server.clock.now().getTime() - 60_000)
  await server.db.updateTable('members').set({ prize_group: 1_950 }).where('id', '=', agent.memberId).execute()
  expect((await decide(second, await wait({ houseMax: 1_962 }))).body.success).toBe(true)
  const houseSince = async (since: Date) => (await readPrizeLine(server.db, member.memberId, since)).houseGroup
  expect(await houseSince(onSale)).toBe(1_970)
  expect(await houseSince(new Date(server.clock.now().getTime() + 1))).toBe(1_962)
  expect((await decide(second, await wait({}))).body.success).toBe(true)
})

test('no account is left outside of the bounds, also not by one who came after it was asked for', async () => {
  const [{ cookie }, { cookie: second }] = [await signInStaff(server, 'finance'), await signInStaff(server)]
  const agent = await openAgent(server)
  const member = await registerBelow(server, agent)
  const set = (memberId: string, group: number) =>
    server.db.updateTable('members').set({ prize_group: group }).where('id', '=', memberId).execute()
  expect(faultOf(await ask(cookie, { houseMax: 1_955 }))).toMatchObject({ field: 'houseMax', args: { min: 1_960 } })
  expect(faultOf(await ask(cookie, { floor: 1_941 }))).toMatchObject({ field: 'floor', args: { max: 1_940 } })
  expect((await ask(cookie, { houseMax: 1_977 })).body.success).toBe(false)
  expect((await ask(cookie, { distance: 1 })).body.success).toBe(false)
  const { wishId } = (await ask(cookie, { floor: 1_900 })).body.value.wish
  await set(member.memberId, 1_850)
  expect(faultOf(await decide(second, wishId))).toMatchObject({ field: 'floor', args: { max: 1_850 } })
  await set(member.memberId, 1_900)
  expect((await decide(second, wishId)).body.success).toBe(true)
  expect((await server.console('GET', path, { cookie })).body.value).toMatchObject({ floor: 1_900 })
})
