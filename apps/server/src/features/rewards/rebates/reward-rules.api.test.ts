import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seatPlayer } from '../../../../test/psw-player.ts'
import { age, lose, rebateOfSlots, tenSeconds } from '../../../../test/rewards.ts'
import { sayYesToWaiting } from '../../../../test/second-yes.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { recordJobs } from '../../money/records/index.ts'
import { vipJobs } from '../vip/index.ts'

const server = testServer()
const vendor = new TestVendor('rules-vendor')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const count = () => recordJobs['count-bets']?.(server.context, undefined)

describe('the rules in the console', () => {
  const rates = [{ rank: 0, gameType: 'RNG', rateBp: 200 }]
  const simulate = (cookie: string | undefined, body: object = {}) =>
    server.console('POST', '/staff/rewards/simulate', {
      cookie,
      body: { kind: 'rebate', days: 7, rates, weights: [], ...body },
    })
  const publish = (cookie: string | undefined, body: object = {}) =>
    server.console('POST', '/staff/rewards/rules', { cookie, body: { kind: 'rebate', rates, weights: [], ...body } })
  const rules = async (cookie: string | undefined) =>
    (await server.console('GET', '/staff/rewards/rules', { cookie })).body.value

  test('a draft shows what it would have paid, by category, level and day, beside what the house took', async () => {
    const { cookie } = await signInStaff(server, 'finance')
    const player = await seatPlayer(server, vendor)
    await lose(player, '50000')
    await age(server, player, tenSeconds)
    await count()
    const { value } = (await simulate(cookie)).body
    expect(value.total.draft).toBe((Number(value.total.validBet) * 0.02).toFixed(2))
    expect(Number(value.total.current)).toBeLessThan(Number(value.total.draft))
    expect(value.days).toHaveLength(7)
    const dear = await simulate(cookie, { rates: [{ rank: 0, gameType: 'RNG', rateBp: 900 }] })
    expect(Number(dear.body.value.total.draft)).toBeGreaterThan(Number(value.total.draft))
    expect(value.categories).toMatchObject([{ gameType: 'RNG', draft: value.total.draft, ggr: value.total.ggr }])
    const sum = (rows: { draft: string }[]) => rows.reduce((all, { draft }) => all + Number(draft), 0).toFixed(2)
    expect(sum(value.levels)).toBe(value.total.draft)
    expect(sum(value.days)).toBe(value.total.draft)
    expect((await simulate(cookie, { kind: 'cashback', days: 30 })).body.value.memberCount).toBeGreaterThan(0)
  })

  test('a version counts from a day to come, leaves the day that runs alone, and is written down', async () => {
    const { cookie } = await signInStaff(server, 'finance')
    const { earliestOn, games } = await rules(cookie)
    expect(games[0]).toMatchObject({ rtpBp: 9600, weight: 100 })
    const today = new Date(Date.parse(earliestOn) - 86_400_000).toISOString().slice(0, 10)
    expect((await publish(cookie, { effectiveOn: today })).body.value.errors[0].field).toBe('effectiveOn')
    const published = await publish(cookie, { effectiveOn: earliestOn })
    expect(published.body.value).toMatchObject({ wish: { effectiveOn: earliestOn, allowed: ['withdraw'] } })
    await sayYesToWaiting(server, 'reward-rule:rebate')
    expect((await rules(cookie)).rules[0]).toMatchObject({ state: 'coming', effectiveOn: earliestOn })
    const player = await seatPlayer(server, vendor)
    await lose(player, '10000')
    expect(await rebateOfSlots(server, player)).toMatchObject({ rate: 0.012, amount: '1.20' })
    expect((await rules(cookie)).rules.filter(({ state }: { state: string }) => state === 'inForce')).toHaveLength(2)
    const { rowCount } = await server.pool.query("select 1 from audit_log where action = 'reward-rule.published'")
    expect(rowCount).toBe(1)
  })

  test('more for anybody waits for a second person; what gives nobody more counts at once and ends what waits', async () => {
    const [asker, other] = [await signInStaff(server, 'finance'), await signInStaff(server, 'finance')]
    const { earliestOn, rules: before } = await rules(asker.cookie)
    const effectiveOn = new Date(Date.parse(earliestOn) + 3 * 86_400_000).toISOString().slice(0, 10)
    const raised = [
      { rank: 0, gameType: 'RNG', rateBp: 200 },
      { rank: 5, gameType: 'RNG', rateBp: 210 },
    ]
    const { wish } = (await publish(asker.cookie, { effectiveOn, rates: raised })).body.value
    const decide = ({ cookie }: { cookie: string }, isApproved = true, { wishId } = wish) =>
      server.console('POST', `/staff/wishes/${wishId}/decide`, { cookie, body: { isApproved } })
    expect((await decide(asker)).body.code).toBe('FOUR_EYES')
    expect((await publish(other.cookie, { effectiveOn, rates: raised })).body.code).toBe('STATE_CONFLICT')
    const seen = await rules(other.cookie)
    expect(seen.rules).toEqual(before)
    expect(seen.wishes).toMatchObject([{ wishId: wish.wishId, rates: raised, allowed: ['approve', 'reject'] }])
    const facts = (await server.console('GET', '/staff/wishes', { cookie: other.cookie, query: { state: 'asked' } }))
      .body
    expect(facts.value.list[0].facts).toContainEqual({
      ...{ name: 'rewardRate', type: 'rate', from: '200', value: '210' },
      about: [
        { value: 'VIP 5', type: 'text' },
        { value: 'gameType.RNG', type: 'key' },
      ],
    })
    expect(facts.value.list[0].facts).toContainEqual({ name: 'effectiveOn', value: effectiveOn, type: 'day' })

    const lower = [{ rank: 0, gameType: 'RNG', rateBp: 100 }]
    expect((await publish(other.cookie, { effectiveOn, rates: lower })).body.value.rule).toMatchObject({ rates: lower })
    expect((await rules(asker.cookie)).wishes).toEqual([])
    expect((await decide(other)).body.code).toBe('STATE_CONFLICT')

    const [{ nodeId }] = seen.games
    const weights = [{ nodeId, percent: 50 }]
    const body = { effectiveOn, rates: lower }
    expect((await publish(asker.cookie, { ...body, weights })).body.value.rule).toMatchObject({ weights })
    const whole = (await publish(asker.cookie, body)).body.value
    expect(whole).toMatchObject({ wish: { weights: [] } })
    expect((await rules(asker.cookie)).rules[0]).toMatchObject({ weights })
    expect((await decide(other, true, whole.wish)).body.value).toMatchObject({ state: 'approved', isAlone: false })
    expect((await rules(asker.cookie)).rules[0]).toMatchObject({ weights: [], rates: lower })
  })

  test('a version that waited until its day had begun is not published, and can be taken back', async () => {
    const [asker, other] = [await signInStaff(server, 'finance'), await signInStaff(server, 'finance')]
    const { earliestOn } = await rules(asker.cookie)
    const body = { effectiveOn: earliestOn, rates: [{ rank: 0, gameType: 'RNG', rateBp: 220 }] }
    const { wish } = (await publish(asker.cookie, body)).body.value
    await server.pool.query('update wishes set payload = payload || \'{"effectiveOn": "2026-01-01"}\' where id = $1', [
      wish.wishId,
    ])
    const decide = ({ cookie }: { cookie: string }, isApproved: boolean) =>
      server.console('POST', `/staff/wishes/${wish.wishId}/decide`, { cookie, body: { isApproved } })
    expect((await decide(other, true)).body.value.errors[0].field).toBe('effectiveOn')
    expect((await decide(asker, false)).body.value.state).toBe('withdrawn')
  })

  test('rates with which a game would pay its players to play are refused with its name', async () => {
    const { cookie } = await signInStaff(server, 'finance')
    const { earliestOn: effectiveOn } = await rules(cookie)
    const refused = await publish(cookie, { effectiveOn, rates: [{ rank: 0, gameType: 'RNG', rateBp: 300 }] })
    expect(refused.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'rates' }] } })
    expect(refused.body.value.errors[0].args).toMatchObject({ rtp: 96, max: 99.8 })
    expect(refused.body.value.errors[0].args.game).toMatch(/^Game g-/)
    const doubled = await publish(cookie, { effectiveOn, rates: [...rates, ...rates] })
    expect(doubled.body.code).toBe('VALIDATION')
    const onTuesday = { kind: 'cashback', effectiveOn: '2099-01-06', rates: [] }
    expect((await publish(cookie, onTuesday)).body.value.errors[0].field).toBe('effectiveOn')
  })

  test('a job can be run now: it is queued with its asker, and writes down what it did', async () => {
    const { cookie, username } = await signInStaff(server, 'finance')
    const asked = await server.console('POST', '/staff/rewards/runs', { cookie, body: { job: 'vip' } })
    const [first] = asked.body.value
    expect(first).toMatchObject({ job: 'vip', askedBy: username })
    expect(first.finishedAt).toBeUndefined()
    await vipJobs['recalculate-vip']?.(server.context, { runId: first.runId })
    const runs = (await server.console('GET', '/staff/rewards/runs', { cookie })).body.value
    expect(runs[0]).toMatchObject({ runId: first.runId, finishedAt: expect.any(String) })
  })

  test('only those who may decide about money change anything; support sees none of it', async () => {
    for (const [role, read, write] of [
      ['owner', 200, 200],
      ['risk', 200, 403],
      ['readonly', 200, 403],
      ['support', 403, 403],
    ] as const) {
      const { cookie } = await signInStaff(server, role)
      for (const path of ['rules', 'vip', 'runs'])
        expect((await server.console('GET', `/staff/rewards/${path}`, { cookie })).status).toBe(read)
      expect((await simulate(cookie)).status).toBe(read)
      const job = { cookie, body: { job: 'vip' } }
      expect((await server.console('POST', '/staff/rewards/runs', job)).status).toBe(write)
      expect((await publish(cookie, { effectiveOn: '2000-01-01' })).status).toBe(write)
    }
    expect((await simulate(undefined)).status).toBe(401)
    expect((await server.console('GET', '/staff/rewards/rules')).status).toBe(401)
  })
})
