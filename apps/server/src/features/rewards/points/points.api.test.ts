import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memberPaymentPassword, openTrial } from '../../../../test/members.ts'
import { askDeposit, auditOf, balanceOf, brokenInvariants, memberWithBalance } from '../../../../test/money.ts'
import { sayYesToWaiting } from '../../../../test/second-yes.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { pointJobs } from './point-jobs.ts'

const server = testServer()
const settings = {
  pointsRatio: { live: 1, lottery: 1, pvp: 1, slots: 1, sports: 1, deposit: 0.5 },
  redeemAmount: '2.00',
  minRedeem: 100,
  rules: { vi: '<p>Luật</p>', en: '<p>Rules</p>' },
}

const derive = () => pointJobs['derive-points']?.(server.context, {})
const read = async (token: string, call: string, query: Record<string, string> = {}) =>
  (await server.portal('GET', `/wps/relay/${call}`, { token, query })).body.value
const points = async (token: string) => (await read(token, 'MCS2_getPointBalance')).currentPoints
const details = (token: string, query: Record<string, string> = {}) =>
  read(token, 'ODSFE2_MemTransDet', { kind: 'points', ...query })
const send = (token: string | undefined, call: string, body: object) =>
  server.portal('POST', `/wps/relay/passwordCheck/${call}`, {
    token,
    body: { paymentPassword: memberPaymentPassword, requestId: randomUUID(), ...body },
  })
const convert = (token: string | undefined, body: object) => send(token, 'MCS2_convertPoint', body)
const redeem = (token: string | undefined, body: object) =>
  send(token, 'MCS2_redeemPointReward', { quantity: 1, ...body })
const owner = () => signInStaff(server, 'owner')

async function put(cookie: string, fields: object = {}) {
  const body = {
    names: { vi: 'Quạt', en: 'Fan' },
    picture: 'fan',
    kind: 'goods',
    requiredPoints: 100,
    requiredAmount: '0.00',
    creditAmount: '0.00',
    stock: 3,
    isShown: true,
    ...fields,
  }
  return server.console('POST', '/staff/points/items', { cookie, body })
}
const decide = (cookie: string, id: string, body: object) =>
  server.console('POST', `/staff/points/redemptions/${id}/decide`, { cookie, body })

/** Half a point for each 1,000 paid in. */
async function memberWithPoints(count: number) {
  const member = await memberWithBalance(server, `${count * 2_000}.00`)
  await derive()
  return member
}

beforeEach(async () => {
  const { cookie } = await owner()
  const { revision } = (await server.console('GET', '/staff/points/settings', { cookie })).body.value
  await server.console('PUT', '/staff/points/settings', { cookie, body: { ...settings, revision } })
  await sayYesToWaiting(server, 'points')
})
afterEach(async () => {
  const { rows } = await server.pool.query(
    `select a.member_id from point_accounts a
     where a.balance <> coalesce((select sum(m.changed) from point_moves m where m.member_id = a.member_id), 0)`,
  )
  expect(rows).toEqual([])
  expect(await brokenInvariants(server)).toEqual([])
})

describe('earning', () => {
  test('[R7.7.02] [R7.7.06] [R3.157] [R3.160] [R3.166] [R3.170] [R3.167] a deposit earns once, however often the job runs; rows carry the balance on', async () => {
    const { token } = await memberWithBalance(server, '301000.00')
    expect(await points(token)).toBe(0)
    await Promise.all([derive(), derive()])
    await derive()
    expect(await points(token)).toBe(150)
    await askDeposit(server, token, '101000.00')
    await derive()
    // Halves of the same day make a whole.
    expect(await points(token)).toBe(201)
    const { list, total } = await details(token)
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { source: 'deposit', changedPoints: 51, pointsBalance: 201 },
      { source: 'deposit', changedPoints: 150, pointsBalance: 150 },
    ])
    expect((await details(token, { source: 'slots' })).total).toBe(0)
  })

  test('[R3.167] valid bets earn by the kind of their game, corrections take back, and another ratio holds from then on', async () => {
    const { token, memberId } = await memberWithBalance(server, '1000.00')
    await server.db.deleteFrom('point_asks').execute()
    const day = (stakes: number, gameCode: string) =>
      server.pool.query(
        `insert into bet_days (member_id, day, vendor_id, game_code, currency, outcome, round_count, stakes_minor,
           rollbacks_minor, payouts_minor) values ($1, '2026-11-20', 'none', $3, 'VND', 'lost', 1, $2, 0, 0)
         on conflict (member_id, day, vendor_id, game_code, currency, outcome) do update set stakes_minor = $2`,
        [memberId, stakes, gameCode],
      )
    await day(1_000_000, 'a')
    await derive()
    expect(await points(token)).toBe(10)
    await day(2_500_000, 'a')
    await day(550_000, 'b')
    await derive()
    expect(await points(token)).toBe(30)
    await day(1_500_000, 'a')
    await derive()
    expect((await details(token)).list[0]).toMatchObject({ source: 'slots', changedPoints: -10, pointsBalance: 20 })
    const { cookie } = await owner()
    const { revision } = (await server.console('GET', '/staff/points/settings', { cookie })).body.value
    const ratio = { ...settings, pointsRatio: { ...settings.pointsRatio, slots: 2 }, revision }
    const asked = await server.console('PUT', '/staff/points/settings', { cookie, body: ratio })
    expect(asked.body.value).toMatchObject({ pointsRatio: settings.pointsRatio, wish: { allowed: ['withdraw'] } })
    await sayYesToWaiting(server, 'points')
    await day(2_500_000, 'a')
    await derive()
    expect(await points(token)).toBe(40)
  })

  test('[R9.32] points never expire', async () => {
    const { token, memberId } = await memberWithPoints(100)
    await server.pool.query(
      `insert into point_moves (member_id, source, changed, balance, reference, created_at)
       values ($1, 'slots', 5, 105, 'old', '2001-01-01')`,
      [memberId],
    )
    await server.pool.query('update point_accounts set balance = 105 where member_id = $1', [memberId])
    await derive()
    expect(await points(token)).toBe(105)
  })
})

describe('spending', () => {
  test('[R7.7.08] [R3.159] points become money at the ratio, once, with the right payment password', async () => {
    const { token } = await memberWithPoints(300)
    const before = Number((await balanceOf(server, token)).balance)
    expect((await convert(token, { points: 100, paymentPassword: '000000' })).body.code).toBe('PAYMENT_PASSWORD_WRONG')
    expect((await convert(token, { points: 99 })).body).toMatchObject({
      code: 'LIMIT',
      value: { limit: { kind: 'minRedeem' } },
    })
    expect((await convert(token, { points: 301 })).body).toMatchObject({
      code: 'LIMIT',
      value: { limit: { kind: 'points' } },
    })
    const requestId = randomUUID()
    const first = await convert(token, { points: 120, requestId })
    expect(first.body.value).toMatchObject({ redeemAmount: '240.00', currentPoints: 180 })
    expect((await convert(token, { points: 120, requestId })).body.value).toMatchObject({ redeemAmount: '240.00' })
    expect((await convert(token, { points: 150, requestId })).body.code).toBe('REQUEST_MISMATCH')
    expect(Number((await balanceOf(server, token)).balance)).toBe(before + 240)
    expect(await read(token, 'ODSFE2_bonusDetails')).toMatchObject({
      list: [{ title: 'Points turned into money', amount: '240.00' }],
    })
    expect((await details(token)).list[0]).toMatchObject({ source: 'redeem', changedPoints: -120, pointsBalance: 180 })
  })

  test('ten conversions of all points at once: one is done', async () => {
    const { token } = await memberWithPoints(100)
    const answers = await Promise.all(Array.from({ length: 10 }, () => convert(token, { points: 100 })))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await points(token)).toBe(0)
  })

  test('[R7.7.03] [R7.7.07] [R3.161] [R3.162] [R3.163] [R3.168] [R4.11.01] goods are had for points: as many as there are, and no more', async () => {
    const { cookie } = await owner()
    const rewardId = (await put(cookie, { requiredAmount: '500000.00' })).body.value.itemId
    const { token } = await memberWithPoints(300)
    const item = (await read(token, 'MCS2_getPointReward')).list.find(
      (one: { rewardId: string }) => one.rewardId === rewardId,
    )
    expect(item).toMatchObject({
      name: 'Fan',
      quantity: 3,
      requiredPoints: 100,
      requiredAmount: '500000.00',
      kind: 'goods',
    })
    const address = '12 Hàng Quạt, Hà Nội'
    expect((await redeem(token, { rewardId })).body).toMatchObject({ value: { errors: [{ field: 'address' }] } })
    expect((await redeem(token, { rewardId, address, paymentPassword: '000000' })).body.code).toBe(
      'PAYMENT_PASSWORD_WRONG',
    )
    expect((await redeem(token, { rewardId, address, quantity: 4 })).body.value.limit.kind).toBe('stock')
    const done = await redeem(token, { rewardId, address, quantity: 2 })
    expect(done.body.value).toMatchObject({ status: 'processing', quantity: 2, points: 200 })
    expect(await points(token)).toBe(100)
    expect((await redeem(token, { rewardId, address, quantity: 2 })).body.value.limit.kind).toBe('stock')
    const poor = await memberWithPoints(100)
    expect((await redeem(poor.token, { rewardId, address })).body.value.limit.kind).toBe('deposited')
    await put(cookie, { requiredPoints: 101 }).then(async ({ body }) => {
      expect((await redeem(token, { rewardId: body.value.itemId, address })).body.value.limit.kind).toBe('points')
    })
    const stored = await server.db
      .selectFrom('point_redemptions')
      .select('address_sealed')
      .where('id', '=', done.body.value.redemptionId)
      .executeTakeFirstOrThrow()
    expect(stored.address_sealed).not.toContain('Hà Nội')
  })

  test('[R4.11.02] [R7.7.04] [R3.164] [R3.169] staff approve goods with a remark and complete them; the address shows where one is looked at', async () => {
    const { cookie } = await owner()
    const rewardId = (await put(cookie)).body.value.itemId
    const { token, account } = await memberWithPoints(100)
    const address = '12 Hàng Quạt, Hà Nội'
    const { redemptionId } = (await redeem(token, { rewardId, address })).body.value
    const queue = async (query: string) =>
      (await server.console('GET', '/staff/points/redemptions', { cookie, query: { query } })).body.value.list[0]
    expect(await queue(account)).not.toHaveProperty('address')
    expect(await queue(redemptionId)).toMatchObject({ account, address, allowed: ['approve', 'reject'] })
    const { points: paid, ...cost } = await queue(redemptionId)
    const worth = (paid * Number(settings.redeemAmount)).toFixed(2)
    expect(cost).toMatchObject({ worth, threshold: expect.stringMatching(/^\d+\.\d\d$/), currency: 'VND' })
    expect(
      (await decide(cookie, redemptionId, { decision: 'approve', remark: 'Sent by post' })).body.value,
    ).toMatchObject({ state: 'approved' })
    expect((await read(token, 'MCS2_getRedeemPointList')).list[0]).toMatchObject({
      status: 'approved',
      remark: 'Sent by post',
    })
    expect((await decide(cookie, redemptionId, { decision: 'reject', remark: 'Late' })).status).toBe(409)
    await decide(cookie, redemptionId, { decision: 'complete' })
    expect((await read(token, 'MCS2_getRedeemPointList', { status: 'completed' })).total).toBe(1)
    expect(await auditOf(server, redemptionId)).toEqual([
      'points.redeemed',
      'redemption.approved',
      'redemption.completed',
    ])
  })

  test('[R4.11.03] [R3.165] a no tells its remark and gives points and stock back; a credit is paid on a yes', async () => {
    const { cookie } = await owner()
    const rewardId = (await put(cookie, { kind: 'credit', creditAmount: '5000.00', stock: 1 })).body.value.itemId
    const { token } = await memberWithPoints(100)
    const first = (await redeem(token, { rewardId })).body.value.redemptionId
    expect((await decide(cookie, first, { decision: 'reject' })).body.code).toBe('VALIDATION')
    await decide(cookie, first, { decision: 'reject', remark: 'Please ask again' })
    const rejected = { status: 'rejected', remark: 'Please ask again' }
    expect((await read(token, 'MCS2_getRedeemPointList')).list[0]).toMatchObject(rejected)
    expect(await points(token)).toBe(100)
    const before = Number((await balanceOf(server, token)).balance)
    const second = (await redeem(token, { rewardId })).body.value.redemptionId
    expect((await decide(cookie, second, { decision: 'approve' })).body.value).toMatchObject({
      state: 'completed',
      redeemAmount: '5000.00',
      worth: '5000.00',
    })
    expect(Number((await balanceOf(server, token)).balance)).toBe(before + 5_000)
    expect((await redeem(token, { rewardId })).body.value.limit.kind).toBe('stock')
  })
})

describe('the rules', () => {
  test('[R7.7.05] [R3.158] members read ratios, worth and rules; staff change them unless somebody else did', async () => {
    const { token } = await memberWithPoints(1)
    expect(await read(token, 'MCS2_getPointConfig')).toEqual({
      pointsRatio: settings.pointsRatio,
      redeemRatio: 2,
      minRedeem: 100,
      rules: '<p>Rules</p>',
      neverExpire: true,
    })
    const { cookie } = await signInStaff(server, 'content')
    const change = (body: object) =>
      server.console('PUT', '/staff/points/settings', { cookie, body: { ...settings, ...body } })
    expect((await change({ revision: 1 })).status).toBe(409)
    const { revision } = (await server.console('GET', '/staff/points/settings', { cookie })).body.value
    expect((await change({ revision, redeemAmount: '0.00' })).body.code).toBe('VALIDATION')
    expect((await change({ revision, rules: { vi: 'x' } })).body.value.errors[0].field).toBe('rules.en')
    expect((await change({ revision, pointsRatio: { ...settings.pointsRatio, live: 101 } })).body.code).toBe(
      'VALIDATION',
    )
  })

  test('visitors and trials have no points; staff do what their role lets them', async () => {
    expect((await convert(undefined, { points: 100 })).status).toBe(401)
    expect((await convert((await openTrial(server)).token, { points: 100 })).status).toBe(403)
    const support = await signInStaff(server, 'support')
    expect((await put(support.cookie)).status).toBe(403)
    const content = await signInStaff(server, 'content')
    expect((await decide(content.cookie, 'prd_none', { decision: 'approve' })).status).toBe(403)
    expect((await decide(support.cookie, 'prd_none', { decision: 'approve' })).status).toBe(404)
    const added = (await put(content.cookie)).body.value
    expect((await put(content.cookie, { kind: 'credit' })).body.value.errors[0].field).toBe('creditAmount')
    const change = (fields: object) =>
      server.console('PUT', `/staff/points/items/${added.itemId}`, {
        cookie: content.cookie,
        body: { ...added, ...fields },
      })
    expect((await change({ stock: 9 })).body.value).toMatchObject({ stock: 9, revision: 2 })
    expect((await change({ stock: 8 })).status).toBe(409)
    expect(await auditOf(server, added.itemId)).toEqual(['points.item-added', 'points.item-changed'])
  })
})
