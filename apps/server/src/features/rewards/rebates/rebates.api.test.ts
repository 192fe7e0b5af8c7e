import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTrial } from '../../../../test/members.ts'
import { balanceOf, brokenInvariants } from '../../../../test/money.ts'
import { newRoundId, newTransactionId, type PswPlayer, seatPlayer, sitDown } from '../../../../test/psw-player.ts'
import { age, lose, rebateOfSlots, rebatesOf, tenSeconds } from '../../../../test/rewards.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { recordJobs } from '../../money/records/index.ts'
import { vipJobs } from '../vip/index.ts'
import { rebateJobs } from './index.ts'

const server = testServer()
const vendor = new TestVendor('rebate-vendor')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const list = (token: string) => rebatesOf(server, token)
const rng = (player: PswPlayer) => rebateOfSlots(server, player)
const claim = (token: string | undefined, body: object = {}) =>
  server.portal('POST', '/wps/relay/MCS2_claimRebate', {
    ...(token && { token }),
    body: { requestId: randomUUID(), ...body },
  })
const gifts = async ({ token }: PswPlayer, query: Record<string, string> = {}) =>
  (await server.portal('GET', '/wps/relay/ODSFE2_bonusDetails', { token, query })).body.value
const vip = async ({ token }: PswPlayer) => (await server.portal('GET', '/wps/relay/MCS2_vip', { token })).body
const info = async (token: string) => (await server.portal('GET', '/wps/member/info', { token })).body.value
const count = () => recordJobs['count-bets']?.(server.context, undefined)
const run = (name: string, payload?: object) => ({ ...rebateJobs, ...vipJobs })[name]?.(server.context, payload)
const auditRows = async (action: string, memberId: string) =>
  (
    await server.pool.query("select 1 from audit_log where action = $1 and detail->>'memberId' = $2", [
      action,
      memberId,
    ])
  ).rowCount

describe('the manual rebate', () => {
  test('[R9.38] shows every category with its rate, and none for PVP', async () => {
    const player = await seatPlayer(server, vendor, { amount: '0.00' })
    expect((await list(player.token)).map(({ gameType, rate }) => [gameType, rate])).toEqual([
      ['LOTT', 0.01],
      ['ELOTT', 0.01],
      ['PVP', 0],
      ['FISH', 0.01],
      ['RNG', 0.012],
      ['LIVE', 0.008],
      ['SPORTS', 0.01],
      ['ESPORTS', 0.01],
    ])
  })

  test('counts of a bet what the certificate of its game lets count', async () => {
    await server.pool.query('update games set rebate_weight = 25 where game_code = $1', [testGames.multi])
    const player = await seatPlayer(server, vendor, { gameCode: testGames.multi })
    await lose(player, '40000')
    expect(await rng(player)).toEqual({ gameType: 'RNG', validBet: '100.00', rate: 0.012, amount: '1.20' })
    await server.pool.query('update games set rebate_weight = 100 where game_code = $1', [testGames.multi])
  })

  test('[R2.6.14] pays rate x valid bet once, into the balance, the records and the books', async () => {
    const player = await seatPlayer(server, vendor)
    await lose(player, '40000')
    const won = newRoundId()
    await player.bet({ roundId: won, amount: '1234' })
    await player.win({ roundId: won, amount: '2000', roundClosed: true })
    // 412.34 valid at 1.2 %, truncated.
    expect(await rng(player)).toEqual({ gameType: 'RNG', validBet: '412.34', rate: 0.012, amount: '4.94' })
    const requestId = randomUUID()
    const first = await claim(player.token, { requestId })
    expect(first.body.value).toEqual({ amount: '4.94', balance: '612.60' })
    expect((await claim(player.token, { requestId })).body.value).toEqual(first.body.value)
    expect((await claim(player.token)).status).toBe(409)
    expect(await rng(player)).toMatchObject({ validBet: '0.00', amount: '0.00' })
    expect(await balanceOf(server, player.token)).toMatchObject({ balance: '612.60' })
    expect((await gifts(player, { type: 'rebate' })).list).toMatchObject([
      { type: 'rebate', title: '', amount: '4.94' },
    ])
    const record = await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', {
      token: player.token,
      query: { type: 'rebate' },
    })
    expect(record.body.value.list).toMatchObject([{ kind: 'rebate', amount: '4.94', balance: '612.60' }])
    expect(await auditRows('rebate.paid', player.memberId)).toBe(1)
  })

  test('ten claims at once pay once', async () => {
    const player = await seatPlayer(server, vendor)
    await lose(player, '50000')
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(player.token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await balanceOf(server, player.token)).toMatchObject({ balance: '506.00' })
  })

  test('however often it is claimed, all of it together is the rate of all valid bets, truncated once', async () => {
    const player = await seatPlayer(server, vendor)
    let paidMinor = 0
    const stakes = [133, 77, 4_999, 12_345, 1, 8_901]
    for (const stake of stakes) {
      await lose(player, String(stake))
      const claimed = await claim(player.token, stake % 2 ? {} : { gameTypes: ['RNG'] })
      if (claimed.status === 200) paidMinor += Math.round(Number(claimed.body.value.amount) * 100)
    }
    expect(paidMinor).toBe(Math.trunc((stakes.reduce((sum, stake) => sum + stake) * 12) / 1000))
  })

  test('bets that are taken back after their rebate are set against the next one', async () => {
    const player = await seatPlayer(server, vendor)
    const [roundId, transactionId] = [newRoundId(), newTransactionId()]
    await player.bet({ roundId, transactionId, amount: '50000', roundClosed: true })
    expect((await claim(player.token)).body.value.amount).toBe('6.00')
    expect((await player.rollback({ roundId, originalTransactionId: transactionId })).answer.code).toBe('OK')
    expect(await rng(player)).toMatchObject({ validBet: '-500.00', amount: '-6.00' })
    expect((await claim(player.token)).status).toBe(409)
    await lose(player, '80000')
    expect(await rng(player)).toMatchObject({ validBet: '300.00', amount: '3.60' })
    expect((await claim(player.token)).body.value.amount).toBe('3.60')
  })

  test('what is left for a month is paid unasked, once, and older bets cannot be claimed', async () => {
    const player = await seatPlayer(server, vendor)
    await lose(player, '50000')
    await age(server, player, 31)
    await count()
    expect(await rng(player)).toMatchObject({ amount: '0.00' })
    await run('pay-unclaimed-rebates')
    await run('pay-unclaimed-rebates')
    expect(await balanceOf(server, player.token)).toMatchObject({ balance: '506.00' })
    const { rows } = await server.pool.query("select member_count, amount_minor from reward_runs where job = 'rebate'")
    expect(rows).toEqual([{ member_count: 1, amount_minor: '600' }])
  })

  test('a trial and a stranger have none', async () => {
    const { token } = await openTrial(server)
    for (const path of ['MCS2_rebateList', 'MCS2_vip', 'MCS2_cashBack']) {
      expect((await server.portal('GET', `/wps/relay/${path}`, { token })).body.code).toBe('TRIAL_FORBIDDEN')
      expect((await server.portal('GET', `/wps/relay/${path}`)).status).toBe(401)
    }
    expect((await claim(token)).body.code).toBe('TRIAL_FORBIDDEN')
    expect((await claim(undefined)).status).toBe(401)
    const { token: real } = await seatPlayer(server, vendor, { amount: '0.00' })
    expect((await claim(real, { gameTypes: ['CHESS'] })).body.code).toBe('VALIDATION')
    expect((await info(token)).hasVip).toBe(false)
  })
})

describe('cash back', () => {
  test('[R1.15] gives back a share of the net loss of a week that is over: once, by the job, as cash back', async () => {
    const player = await seatPlayer(server, vendor)
    const lucky = await seatPlayer(server, vendor)
    await lose(player, '40000')
    const roundId = newRoundId()
    await lucky.bet({ roundId, amount: '1000' })
    await lucky.win({ roundId, amount: '9000', roundClosed: true })
    const trial = await openTrial(server)
    await lose(await sitDown(server, vendor, trial.token, { mode: 'trial' }), '500')
    const running = (await server.portal('GET', '/wps/relay/MCS2_cashBack', { token: player.token })).body.value
    expect(running).toMatchObject({
      amount: '1.20',
      list: [{ gameType: 'RNG', netLoss: '400.00', rate: 0.003, amount: '1.20' }],
      paid: [],
    })
    await Promise.all([player, lucky].map((each) => age(server, each, 7)))
    await count()
    await Promise.all([run('pay-cash-back'), run('pay-cash-back')])
    await run('pay-cash-back')
    expect(await balanceOf(server, player.token)).toMatchObject({ balance: '601.20' })
    expect(await balanceOf(server, lucky.token)).toMatchObject({ balance: '1080.00' })
    const details = await gifts(player, { type: 'cashback' })
    expect(details).toMatchObject({ total: 1, sums: { cashback: '1.20', bonus: '0.00', rebate: '0.00' } })
    expect(details.list).toMatchObject([{ type: 'cashback', amount: '1.20' }])
    const after = (await server.portal('GET', '/wps/relay/MCS2_cashBack', { token: player.token })).body.value
    expect(after).toMatchObject({ amount: '0.00', paid: [{ amount: '1.20' }] })
    expect(await auditRows('cash-back.paid', player.memberId)).toBe(1)
    const owner = await signInStaff(server, 'owner')
    const { cookie } = owner
    const [day] = new Intl.DateTimeFormat('sv-SE', { timeZone: server.context.config.timeZone })
      .format(server.clock.now())
      .split(' ')
    const report = await server.console('GET', '/staff/reports/revenue', {
      cookie,
      query: { from: day ?? '', to: day ?? '' },
    })
    expect(Number(report.body.value.total.bonuses)).toBeGreaterThanOrEqual(1.2)
    const { lines } = (
      await server.console('GET', '/staff/reports/reconciliation', { cookie, query: { day: day ?? '' } })
    ).body.value
    for (const source of ['rebates', 'cashBacks'])
      expect(lines.find((line: { source: string }) => line.source === source)).toMatchObject({ differenceCount: 0 })
  })
})

describe('VIP', () => {
  test('[R1.14] [R3.136] [R3.137] [R3.138] a level comes with the valid bets, by the job, and raises the cash back', async () => {
    const player = await seatPlayer(server, vendor, { amount: '1100000.00' })
    expect(await info(player.token)).toMatchObject({ hasVip: true, vipLabelName: 'Member', vipRankLevel: 0 })
    await lose(player, '100000000')
    await age(server, player, tenSeconds)
    await count()
    await run('recalculate-vip')
    await run('recalculate-vip')
    expect(await info(player.token)).toMatchObject({ vipLabelName: 'Bronze', vipRankLevel: 1 })
    expect((await vip(player)).value).toMatchObject({
      vipRankLevel: 1,
      vipLabelName: 'Bronze',
      progress: '1000000.00',
      next: '20000000.00',
    })
    expect((await vip(player)).value.levels).toHaveLength(7)
    const { list: lines } = (await server.portal('GET', '/wps/relay/MCS2_cashBack', { token: player.token })).body.value
    expect(lines).toMatchObject([{ rate: 0.005, amount: '5000.00' }])
    const { rowCount } = await server.pool.query('select 1 from member_vip_levels where member_id = $1', [
      player.memberId,
    ])
    expect(rowCount).toBe(1)
  })

  test('[R3.136] the operator writes levels and takes the programme off; a level that is held cannot go', async () => {
    const { cookie } = await signInStaff(server, 'finance')
    const read = async () => (await server.console('GET', '/staff/rewards/vip', { cookie })).body.value
    const write = (body: object) => server.console('PUT', '/staff/rewards/vip', { cookie, body })
    const before = await read()
    expect(before.levels[1]).toMatchObject({ labels: { vi: 'Đồng', en: 'Bronze' }, memberCount: 1 })
    const { revision, levels } = before
    expect((await write({ isOn: true, revision, levels: levels.slice(0, 1) })).status).toBe(409)
    const falling = levels.map((level: object, rank: number) => (rank === 2 ? { ...level, threshold: '1.00' } : level))
    expect((await write({ isOn: true, revision, levels: falling })).body).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'levels.2.threshold' }] },
    })
    const player = await seatPlayer(server, vendor, { amount: '0.00' })
    expect((await write({ isOn: false, revision, levels })).body.value.isOn).toBe(false)
    expect((await info(player.token)).hasVip).toBe(false)
    expect((await vip(player)).code).toBe('FEATURE_OFF')
    expect((await write({ isOn: true, revision, levels })).status).toBe(409)
    expect((await write({ isOn: true, revision: revision + 1, levels })).body.value.isOn).toBe(true)
  })
})
