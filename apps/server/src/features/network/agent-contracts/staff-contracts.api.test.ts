import { beforeAll, describe, expect, test } from 'vitest'
import { addVendor, easyTerms, newTeam, offer, playedTeam, sign } from '../../../../test/contracts.ts'
import { auditOf, balanceOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { periodBefore } from './period.ts'

const server = testServer()
beforeAll(() => addVendor(server))
const yesterday = () => new Date(periodBefore('daily', server.clock.now(), 'Asia/Ho_Chi_Minh').from.getTime() + 1_000)

describe('staff', () => {
  const list = async (cookie: string, path: string, query: Record<string, string>) =>
    (await server.console('GET', `/staff/${path}`, { cookie, query })).body.value

  test('read every contract, what it paid and who owes, and what the jobs did; they run a job by hand, on record', async () => {
    const { cookie, staffId } = await signInStaff(server, 'finance')
    const { upline, downline, contractId } = await playedTeam(server, 'daily', { at: yesterday(), amount: '0.00' })
    const ran = await server.console('POST', '/staff/contract-runs', { cookie, body: { kind: 'daily' } })
    expect(ran.body.value).toMatchObject({ periods: 1, paid: 0 })
    const { list: incomes, sums } = await list(cookie, 'contract-incomes', { query: upline.account, status: 'owed' })
    expect(incomes).toMatchObject([{ contractId, downline: downline.account, tryCount: 1, status: 'owed' }])
    expect(sums).toEqual({ amount: '1.00', paid: '0.00', owed: '1.00' })
    expect((await list(cookie, 'contracts', { query: downline.account })).list).toMatchObject([
      { contractId, upline: upline.account, paid: '0.00', owed: '1.00', canTerminate: true },
    ])
    expect((await list(cookie, 'contract-runs', { kind: 'daily' })).list[0]).toMatchObject({ kind: 'daily' })
    const audit = await server.pool.query(
      "select detail from audit_log where action = 'contract.job-run' and actor_id = $1",
      [staffId],
    )
    expect(audit.rows).toHaveLength(1)
  })

  test('end a contract with a reason that both sides read; who may only read does not, others see nothing', async () => {
    const team = await newTeam(server)
    const contractId = await sign(server, team, easyTerms.daily)
    const terminate = (cookie: string) =>
      server.console('POST', `/staff/contracts/${contractId}/terminate`, {
        cookie,
        body: { reason: 'Abuse of the rate' },
      })
    for (const role of ['readonly', 'risk'] as const) {
      const { cookie } = await signInStaff(server, role)
      expect((await terminate(cookie)).status).toBe(403)
      expect((await list(cookie, 'contracts', { query: team.upline.account })).list).toMatchObject([
        { canTerminate: false },
      ])
    }
    const support = await signInStaff(server, 'support')
    expect((await server.console('GET', '/staff/contracts', { cookie: support.cookie })).status).toBe(403)
    const { cookie } = await signInStaff(server, 'finance')
    expect((await terminate(cookie)).body.value).toMatchObject({ status: 'terminated', canTerminate: false })
    expect((await terminate(cookie)).status).toBe(409)
    const own = await server.portal('GET', '/wps/relay/MCS2_contractList', { token: team.downline.token })
    expect(own.body.value).toMatchObject([{ status: 'terminated', endReason: 'Abuse of the rate' }])
    expect(await auditOf(server, contractId)).toContain('contract.terminated')
  })
})

test('[R3.175] [R3.176] a daily salary names the stakes its day has to reach, an hourly one those of its hour, and neither the other’s', async () => {
  const team = await newTeam(server)
  const daily = { ...easyTerms.daily, dailyBetAmount: '1500.00' }
  const hourly = { ...easyTerms.hourly, hourlyBetAmount: '250.00' }
  expect((await offer(server, team, daily)).body.value).toMatchObject(daily)
  expect((await offer(server, team, hourly)).body.value).toMatchObject(hourly)
  const own = await server.portal('GET', '/wps/relay/MCS2_contractList', { token: team.downline.token })
  expect(own.body.value).toMatchObject([hourly, daily])
  for (const [field, terms] of [
    ['dailyBetAmount', { ...hourly, dailyBetAmount: '1.00' }],
    ['hourlyBetAmount', { ...daily, hourlyBetAmount: '1.00' }],
  ] as const)
    expect((await offer(server, await newTeam(server), terms)).body.value.errors[0]).toMatchObject({ field })
})

test('[R7.1.12] the consolidated call has the funds, the points, the four features and the four request states', async () => {
  const { upline } = await newTeam(server, '250.00')
  const { balance } = await balanceOf(server, upline.token)
  const answered = await server.portal('GET', '/wps/member/info/funds/consolidated', { token: upline.token })
  expect(answered.body.value).toEqual({
    balance,
    frozen: '0.00',
    points: 0,
    dailysalreqtype: 0,
    divtypereq: 0,
    contracthoursalreq: 0,
    realtimesalreqtype: 0,
    enableCt: true,
    salary: true,
    hourSalary: true,
    agentRealtimeSalary: true,
    pendingContracts: [],
  })
})
