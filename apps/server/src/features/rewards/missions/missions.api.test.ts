import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { logIn, openTrial, registerMember } from '../../../../test/members.ts'
import { collectMission, missionTerms, publishMission } from '../../../../test/missions.ts'
import { askDeposit, auditOf, balanceOf, brokenInvariants, memberWithBalance } from '../../../../test/money.ts'
import { seatPlayer, sitDown } from '../../../../test/psw-player.ts'
import { lose } from '../../../../test/rewards.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('mission-vendor')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => {
  await server.db.updateTable('missions').set({ state: 'withdrawn' }).execute()
  expect(await brokenInvariants(server)).toEqual([])
})

const summary = async (token: string, language = 'en') =>
  (await server.portal('GET', '/wps/relay/MCSFE_getMissionSummaryDetails', { token, headers: { language } })).body.value
const ranks = async (token: string, query: Record<string, string> = {}) =>
  (await server.portal('GET', '/wps/relay/MCSFE_getMissionLeaderboard', { token, query })).body.value
const dayMs = 86_400_000

describe('what a member sees and collects', () => {
  test('[R7.5.02] [R2.6.23] progress shows done of target; the reward is collected once', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const missionId = await publishMission(server, cookie)
    const { token } = await registerMember(server)
    expect(await summary(token, 'vi')).toMatchObject({
      claimable: 0,
      missions: [{ missionId, title: 'Mission vi', target: 100_000, done: 0, status: 'process' }],
    })
    expect((await collectMission(server, token, missionId)).status).toBe(409)
    await askDeposit(server, token, '60000.00')
    expect(await summary(token)).toMatchObject({ missions: [{ done: 60_000, status: 'process' }] })
    await askDeposit(server, token, '60000.00')
    expect(await summary(token)).toMatchObject({ claimable: 1, missions: [{ done: 100_000, status: 'claim' }] })
    const collected = await collectMission(server, token, missionId)
    expect(collected.body.value).toMatchObject({ status: 'claimed' })
    expect((await collectMission(server, token, missionId)).status).toBe(409)
    expect(await balanceOf(server, token)).toMatchObject({ balance: '125000.00' })
    expect(await summary(token)).toMatchObject({ claimable: 0, missions: [{ done: 100_000, status: 'claimed' }] })
    expect(await auditOf(server, missionId)).toEqual(['mission.added', 'mission.published', 'mission.collected'])
    const claims = await server.portal('GET', '/wps/relay/MCSFE_getMissionClaims', { token })
    expect(claims.body.value).toMatchObject({ total: 1, list: [{ missionId, amount: '5000.00' }] })
    const rewards = await server.portal('GET', '/wps/relay/MCSFE_rewardList', { token })
    expect(rewards.body.value).toMatchObject({ claimable: 0, list: [{ status: 'claimed', amount: '5000.00' }] })
  })

  test('valid bets, rounds, and different games count in the games the mission is about, days with a login too', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const fields = { cycle: 'weekly' } as const
    const ids = [
      await publishMission(server, cookie, { ...fields, goal: 'bet', target: 20, gameType: 'RNG' }),
      await publishMission(server, cookie, { ...fields, goal: 'rounds', target: 3 }),
      await publishMission(server, cookie, { ...fields, goal: 'games', target: 2 }),
      await publishMission(server, cookie, { ...fields, goal: 'bet', target: 20, gameType: 'FISH' }),
      await publishMission(server, cookie, { ...fields, goal: 'logins', target: 1 }),
    ]
    const player = await seatPlayer(server, vendor)
    const doneOf = async () => {
      const { missions } = await summary(player.token)
      return ids.map((id) => missions.find((one: { missionId: string }) => one.missionId === id).done)
    }
    expect(await doneOf()).toEqual([0, 0, 0, 0, 1])
    await lose(player, '1000')
    await lose(player, '1050')
    expect(await doneOf()).toEqual([20, 2, 1, 0, 1])
    const other = await sitDown(server, vendor, player.token, { gameCode: testGames.multi })
    await lose(other, '1000')
    expect(await doneOf()).toEqual([20, 3, 2, 0, 1])
    expect((await collectMission(server, player.token, ids[2] ?? '')).body.success).toBe(true)
  })

  test('[R7.5.03] [R2.6.12] the leaderboard ranks who collected most this month under masked names, of all missions or of one', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const [small, large] = [
      await publishMission(server, cookie, { reward: '700000.00', budget: '9000000.00' }),
      await publishMission(server, cookie, { reward: '800000.00', budget: '9000000.00' }),
    ]
    const [first, second] = [await memberWithBalance(server), await memberWithBalance(server)]
    await collectMission(server, first.token, small)
    await collectMission(server, second.token, small)
    await collectMission(server, second.token, large)
    const all = await ranks(first.token)
    expect(all.list.slice(0, 2)).toMatchObject([
      { rank: 1, amount: '1500000.00', isMe: false },
      { rank: 2, amount: '700000.00', isMe: true },
    ])
    expect(all.me).toMatchObject({ rank: 2, isMe: true })
    expect(JSON.stringify(all)).not.toContain(second.account)
    expect(await ranks(first.token, { missionId: small })).toMatchObject({
      total: 2,
      list: [{ rank: 1, isMe: true }, { rank: 2 }],
    })
    const stranger = await registerMember(server)
    expect((await ranks(stranger.token)).me).toBeUndefined()
  })

  test('visitors, trials, unknown missions and half requests are refused', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const missionId = await publishMission(server, cookie, { goal: 'logins', target: 1 })
    const { token } = await registerMember(server)
    expect((await collectMission(server, undefined, missionId)).status).toBe(401)
    expect((await collectMission(server, (await openTrial(server)).token, missionId)).status).toBe(403)
    expect((await collectMission(server, token, 'msn_none')).status).toBe(404)
    const both = { token, body: { missionId, promotionId: 'prm_x' } }
    for (const request of [both, { token, body: {} }])
      expect((await server.portal('POST', '/wps/relay/MCSFE_signUpRequestReward', request)).body.code).toBe(
        'VALIDATION',
      )
    await server.console('POST', `/staff/missions/${missionId}/withdraw`, { cookie, body: {} })
    expect((await collectMission(server, token, missionId)).status).toBe(404)
  })
})

describe('at the same moment', () => {
  test('ten claims of one member: one is paid', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const missionId = await publishMission(server, cookie, { goal: 'logins', target: 1 })
    const { token } = await registerMember(server)
    const answers = await Promise.all(Array.from({ length: 10 }, () => collectMission(server, token, missionId)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await balanceOf(server, token)).toMatchObject({ balance: '5000.00' })
  })

  test('six members ask for the last three rewards of a budget: three are paid', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const missionId = await publishMission(server, cookie, { goal: 'logins', target: 1, budget: '15000.00' })
    const members = await Promise.all(Array.from({ length: 6 }, () => registerMember(server)))
    const answers = await Promise.all(members.map(({ token }) => collectMission(server, token, missionId)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(3)
    const { body } = await server.console('GET', '/staff/missions', { cookie, query: { missionId } })
    expect(body.value.list[0]).toMatchObject({ awarded: '15000.00', claimCount: 3, memberCount: 3 })
  })
})

describe('what staff write', () => {
  const add = (cookie: string | undefined, fields: object = {}) =>
    server.console('POST', '/staff/missions', { cookie, body: { ...missionTerms(server), ...fields } })

  test('a mission is written, published, changed where nothing was promised, and stopped; each is recorded', async () => {
    const { cookie, username } = await signInStaff(server, 'content')
    const { missionId, revision } = (await add(cookie)).body.value
    const verb = (name: string) => server.console('POST', `/staff/missions/${missionId}/${name}`, { cookie, body: {} })
    expect((await verb('withdraw')).status).toBe(409)
    expect((await verb('publish')).body.value).toMatchObject({ state: 'published', changedBy: username })
    const change = (fields: object) =>
      server.console('PUT', `/staff/missions/${missionId}`, {
        cookie,
        body: { ...missionTerms(server), revision: revision + 1, ...fields },
      })
    expect((await change({ target: 5 })).body).toMatchObject({ value: { errors: [{ field: 'target' }] } })
    expect((await change({ budget: '2000000.00' })).body.value).toMatchObject({ budget: '2000000.00' })
    expect((await change({ budget: '3000000.00' })).status).toBe(409)
    expect((await verb('withdraw')).body.value).toMatchObject({ state: 'withdrawn', allowed: [] })
    expect(await auditOf(server, missionId)).toEqual([
      'mission.added',
      'mission.published',
      'mission.changed',
      'mission.withdrawn',
    ])
  })

  test('what cannot be is refused at its field, and nobody but content and the owner writes', async () => {
    const { cookie } = await signInStaff(server, 'content')
    for (const [fields, field] of [
      [{ target: 0 }, 'target'],
      [{ goal: 'logins', target: 2 }, 'target'],
      [{ reward: '0.00' }, 'reward'],
      [{ budget: '1.00' }, 'budget'],
      [{ startsAt: '' }, 'startsAt'],
    ] as const)
      expect((await add(cookie, fields)).body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field }] } })
    expect((await add(undefined)).status).toBe(401)
    expect((await add((await signInStaff(server, 'support')).cookie)).status).toBe(403)
    const risk = await signInStaff(server, 'risk')
    expect((await server.console('GET', '/staff/missions', { cookie: risk.cookie })).status).toBe(403)
  })
})

// The last one: rounds bear the time of the database, which stays behind.
test('a daily mission begins anew with the day of the site', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const missionId = await publishMission(server, cookie, { target: 1 })
  const member = await memberWithBalance(server)
  expect((await collectMission(server, member.token, missionId)).body.success).toBe(true)
  server.clock.advance(dayMs)
  const { token } = (await logIn(server, member.account, member.password)).body.value
  expect(await summary(token)).toMatchObject({ missions: [{ missionId, done: 0, status: 'process' }] })
  await askDeposit(server, token, '50000.00')
  expect((await collectMission(server, token, missionId)).body.success).toBe(true)
  expect(await balanceOf(server, token)).toMatchObject({ balance: '1060000.00' })
})
