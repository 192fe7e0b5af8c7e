import { beforeAll, expect, test } from 'vitest'
import { openAgent, registerBelow } from '../../../../test/agents.ts'
import { openTrial, type TestMember } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()

const list = (token: string | undefined, query: Record<string, string> = {}) =>
  server.portal('GET', '/wps/relay/MCS2_downlineList', { token, query })
const namesOf = async (agent: TestMember, query: Record<string, string> = {}) =>
  (await list(agent.token, query)).body.value.list.map(({ account }: { account: string }) => account)

/** An agent with two directly below, one of whom brought in a third; and an agent of another team with one. */
async function twoTeams() {
  const [agent, foreign] = [await openAgent(server), await openAgent(server)]
  const friend = await registerBelow(server, agent)
  const other = await registerBelow(server, agent)
  const deeper = await registerBelow(server, friend, false)
  const stranger = await registerBelow(server, foreign)
  return { agent, foreign, friend, other, deeper, stranger }
}
let teams: Awaited<ReturnType<typeof twoTeams>>
beforeAll(async () => {
  teams = await twoTeams()
})

test('[R2.7.04] an agent sees who is directly below, with balance, team and last log-in, newest first', async () => {
  const { agent, friend, other } = teams
  const { body } = await list(agent.token)
  expect(body.value).toMatchObject({ total: 2, pageNo: 1, path: [] })
  expect(body.value.list.map(({ account }: { account: string }) => account)).toEqual([other.account, friend.account])
  expect(body.value.list[1]).toEqual({
    ...{ id: friend.memberId, account: friend.account, icon: expect.any(String), type: 0, level: 1, status: 'active' },
    ...{ balance: '0.00', downlines: 1, team: 1, registeredAt: expect.any(String), lastLoginAt: expect.any(String) },
    isLeftAlone: false,
  })
})

test('[R-97] whoever has excluded himself is marked for the agent, who is not told why', async () => {
  const agent = await openAgent(server)
  const friend = await registerBelow(server, agent, false)
  const rowOf = async () => (await list(agent.token)).body.value.list[0]
  const before = await rowOf()
  expect(before).toMatchObject({ account: friend.account, isLeftAlone: false, status: 'active' })
  const body = { length: '6M' }
  expect((await server.portal('POST', '/wps/member/selfExclusion', { token: friend.token, body })).body.success).toBe(
    true,
  )
  expect(await rowOf()).toEqual({ ...before, isLeftAlone: true })
})

test('[R2.7.04] the agent goes down the tree level by level, and the path says where it stands', async () => {
  const { agent, friend, deeper } = teams
  const { value } = (await list(agent.token, { parent: friend.memberId })).body
  expect(value.path).toEqual([{ id: friend.memberId, account: friend.account }])
  expect(value.list).toMatchObject([{ account: deeper.account, level: 2, downlines: 0 }])
  const below = await list(agent.token, { parent: deeper.memberId })
  expect(below.body.value).toMatchObject({
    list: [],
    path: [{ account: friend.account }, { account: deeper.account }],
  })
})

test('[R2.7.04] a search finds the beginning of a name at any depth, as it is typed', async () => {
  const { agent, deeper } = teams
  expect(await namesOf(agent, { account: deeper.account.slice(0, 9).toUpperCase() })).toEqual([deeper.account])
  expect(await namesOf(agent, { account: '%' })).toEqual([])
  expect((await namesOf(agent, { account: 't' })).length).toBe(3)
  expect(await namesOf(agent, { kind: 'agent' })).toEqual([])
})

test('[R2.7.15] nobody of another team is listed, found by name, or opened by id', async () => {
  const { agent, foreign, friend, deeper, stranger } = teams
  expect(await namesOf(foreign)).toEqual([stranger.account])
  expect(await namesOf(agent, { account: stranger.account })).toEqual([])
  expect(await namesOf(agent, { account: agent.account })).toEqual([])
  for (const { memberId } of [friend, deeper, agent])
    expect((await list(foreign.token, { parent: memberId })).body).toMatchObject({ code: 'NOT_FOUND', value: null })
  expect((await list(agent.token, { parent: 'mbr_nobody' })).status).toBe(404)
})

test('[R6.08] agents of all four types are served; a member, a trial and a stranger are refused', async () => {
  const { agent, friend } = teams
  for (const type of [1, 2, 41, 42]) {
    await server.db.updateTable('members').set({ type }).where('id', '=', agent.memberId).execute()
    expect((await list(agent.token)).body.success).toBe(true)
  }
  expect(await list(friend.token)).toMatchObject({ status: 403, body: { code: 'ERROR_NOT_AGENT' } })
  expect((await list((await openTrial(server)).token)).body.code).toBe('TRIAL_FORBIDDEN')
  expect((await list(undefined)).status).toBe(401)
})

test('who closed the account is no longer listed, and keeps the place in the tree', async () => {
  const { foreign, stranger } = teams
  await server.db.updateTable('members').set({ status: 'closed' }).where('id', '=', stranger.memberId).execute()
  expect((await list(foreign.token)).body.value).toMatchObject({ list: [], total: 0 })
  const rows = await server.db
    .selectFrom('member_tree')
    .select(['ancestor_id', 'depth'])
    .where('descendant_id', '=', stranger.memberId)
    .execute()
  expect(rows).toEqual([{ ancestor_id: foreign.memberId, depth: 1 }])
})

test('an account stays below whoever brought it in', async () => {
  const { foreign, deeper } = teams
  const move = server.db
    .updateTable('members')
    .set({ recommender_id: foreign.memberId })
    .where('id', '=', deeper.memberId)
    .execute()
  await expect(move).rejects.toThrow(/never changes/)
})

test.each([
  [{ pageSize: '101' }, 'pageSize'],
  [{ kind: 'house' }, 'kind'],
  [{ parent: "x' or '1'='1" }, 'parent'],
])('%o is refused as input', async (query, field) => {
  expect((await list(teams.agent.token, query)).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field }] },
  })
})
