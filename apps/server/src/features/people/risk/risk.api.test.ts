import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  askDeposit,
  auditOf,
  brokenInvariants,
  memberWithBalance,
  payeeWithBalance,
  submitWithdrawal,
} from '../../../../test/money.ts'
import { joinPromotion, publishPromotion, requestReward } from '../../../../test/promotions.ts'
import { newRoundId, newTransactionId, type PswPlayer, sitDown } from '../../../../test/psw-player.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { faultsOf } from './reports/goaml-structure.ts'
import { readXml } from './reports/xml.ts'
import { scoreOn } from './score.ts'
import { watchRisk } from './watch-risk.ts'

const server = testServer()
const vendor = new TestVendor('acme')
const hourMs = 3_600_000
let risk: TestStaff
let second: TestStaff
let support: TestStaff
beforeAll(async () => {
  await vendor.start(server)
  risk = await signInStaff(server, 'risk')
  second = await signInStaff(server, 'owner')
  support = await signInStaff(server, 'support')
})
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const look = () => watchRisk(server.context)
const get = async (path: string, { cookie } = risk, query: Record<string, string> = {}) =>
  (await server.console('GET', path, { cookie, query })).body
const post = async (path: string, body: object, { cookie } = risk) =>
  (await server.console('POST', path, { cookie, body })).body
const wholeOf = async (memberId: string, by = risk) => (await get(`/staff/members/${memberId}/risk`, by)).value
const rulesOf = (whole: { flags: { rule: string }[] }) => whole.flags.map(({ rule }) => rule).sort()

/** One round of the test's clock: a stake, and its end without a win or with one. */
async function play({ playerId, sessionToken }: PswPlayer, amount: string, win = '0') {
  const nowMs = server.clock.now().getTime()
  const common = { playerId, gameId: testGames.single, currency: 'VND', roundId: newRoundId() }
  const placedAt = server.clock.now().toISOString()
  const bet = { ...common, sessionToken, amount, placedAt, transactionId: newTransactionId() }
  expect((await vendor.send('bet', bet, { nowMs })).answer.code).toBe('OK')
  const end = { ...common, amount: win, roundClosed: true, transactionId: newTransactionId() }
  expect((await vendor.send('win', end, { nowMs })).answer.code).toBe('OK')
}

describe('a player who chases losses', () => {
  let memberId = ''
  let token = ''

  test('[R-43] [R-104] [R-105] is found from what was really paid in and staked, with the figures, and is written to', async () => {
    const member = await memberWithBalance(server, '100000.00')
    memberId = member.memberId
    token = member.token
    for (const amount of ['200000.00', '300000.00']) await askDeposit(server, token, amount)
    const player = await sitDown(server, vendor, token)
    for (let round = 0; round < 13; round++) await play(player, '1000000')
    for (let round = 0; round < 11; round++) await play(player, '2500000')
    await look()
    const whole = await wholeOf(memberId)
    expect(rulesOf(whole)).toEqual(['H-01', 'H-03'])
    const [chase] = whole.flags.filter(({ rule }: { rule: string }) => rule === 'H-03')
    expect(chase.facts).toEqual([
      { name: 'count', value: '11', type: 'count' },
      { name: 'median', value: '10000.00', type: 'amount' },
      { name: 'largest', value: '25000.00', type: 'amount' },
    ])
    const [deposits] = whole.flags.filter(({ rule }: { rule: string }) => rule === 'H-01')
    expect(deposits.facts).toContainEqual({ name: 'amount', value: '600000.00', type: 'amount' })
    // The figures are the ledger's.
    expect(whole.figures).toMatchObject({ deposited30: '600000.00', net30: '-405000.00', balance: '195000.00' })
    expect(whole.harm).toBe(20)
    expect(whole.actions.map(({ kind, isSystem }: { kind: string; isSystem: boolean }) => [kind, isSystem])).toEqual([
      ['message', true],
    ])
    const inbox = await server.portal('GET', '/wps/relay/CSP_messageList', { token })
    expect(JSON.stringify(inbox.body)).toContain('A word about your play')
  })

  test('a day that is looked at again finds nothing twice', async () => {
    await look()
    await look()
    const whole = await wholeOf(memberId)
    expect(whole.flags).toHaveLength(2)
    expect(whole.actions).toHaveLength(1)
  })

  test('[R-106] a worry of staff calls a person within a day and stops gifts, which then give nothing', async () => {
    expect(
      (await post(`/staff/members/${memberId}/risk/act`, { act: 'note', reason: 'Says the rent is gone' })).success,
    ).toBe(true)
    await look()
    const whole = await wholeOf(memberId)
    expect(rulesOf(whole)).toContain('H-19')
    expect(whole.isBonusStopped).toBe(true)
    expect(whole.harm).toBe(100)
    const [open] = whole.cases
    expect(open).toMatchObject({ kind: 'harm', task: 'two-people', state: 'open' })
    expect(Date.parse(open.dueAt) - Date.parse(open.openedAt)).toBe(24 * hourMs)
    const promotionId = await publishPromotion(server, second.cookie)
    await joinPromotion(server, token, promotionId)
    expect((await requestReward(server, token, { promotionId })).body).toMatchObject({ success: false, code: 'LIMIT' })
  })

  test('a case of two people is not closed by the one who took it', async () => {
    const [{ caseId }] = (await wholeOf(memberId)).cases
    const outcome = { outcome: 'talked', note: 'Talked for six minutes' }
    expect((await post(`/staff/risk/cases/${caseId}/close`, outcome)).code).toBe('FOUR_EYES')
    await post(`/staff/risk/cases/${caseId}/take`, {})
    expect((await post(`/staff/risk/cases/${caseId}/close`, outcome)).code).toBe('FOUR_EYES')
    const closed = await post(`/staff/risk/cases/${caseId}/close`, outcome, second)
    expect(closed.value).toMatchObject({ state: 'closed', outcome: 'talked' })
    expect(await auditOf(server, caseId)).toEqual(expect.arrayContaining(['risk-case.taken', 'risk-case.closed']))
  })

  test('a pause by staff stops bets and deposits for a day, and a break of his own that lasts longer stays', async () => {
    const paused = await post(`/staff/members/${memberId}/risk/act`, { act: 'pause', reason: 'Asked for by phone' })
    expect(paused.value.break).toMatchObject({ kind: 'break' })
    expect(Date.parse(paused.value.break.until) - Date.parse(paused.value.break.beganAt)).toBe(24 * hourMs)
    expect((await askDeposit(server, token, '100000.00')).body.code).toBe('PLAY_STOPPED')
    const other = await memberWithBalance(server, '100000.00')
    await server.portal('POST', '/wps/member/selfExclusion', { token: other.token, body: { length: '6M' } })
    const whole = await wholeOf(other.memberId)
    expect(whole.break).toMatchObject({ kind: 'exclusion' })
    expect(whole.allowed).not.toContain('pause')
    const act = { act: 'pause', reason: 'Asked for by phone' }
    expect((await post(`/staff/members/${other.memberId}/risk/act`, act)).code).toBe('STATE_CONFLICT')
  })

  test('the score is the sum of the points, halved every 30 days, and a dismissed flag counts no more', async () => {
    const { rows } = await server.pool.query(
      `select f.day - '1970-01-01'::date as day, f.points, f.is_strong from risk_flags f where f.member_id = $1`,
      [memberId],
    )
    const flags = rows.map(({ day, points, is_strong }) => ({ day, points, isStrong: is_strong }))
    server.clock.advance(30 * 24 * hourMs)
    risk = await signInStaff(server, 'risk')
    second = await signInStaff(server, 'owner')
    support = await signInStaff(server, 'support')
    await look()
    const today = Math.max(...flags.map(({ day }) => day)) + 30
    const whole = await wholeOf(memberId)
    expect(whole.harm).toBe(scoreOn(flags, today))
    const strong = whole.flags.find(({ rule }: { rule: string }) => rule === 'H-19')
    await post(`/staff/risk/flags/${strong.flagId}/review`, { verdict: 'dismissed', reason: 'A misunderstanding' })
    expect((await wholeOf(memberId)).harm).toBe(
      scoreOn(
        flags.filter(({ isStrong }) => !isStrong),
        today,
      ),
    )
    const again = { verdict: 'agreed', reason: 'Once more' }
    expect((await post(`/staff/risk/flags/${strong.flagId}/review`, again)).code).toBe('STATE_CONFLICT')
  })

  test('[R-106] what was done is measured after 7 and 30 days, each with the losses before and after', async () => {
    server.clock.advance(2 * 24 * hourMs)
    risk = await signInStaff(server, 'risk')
    second = await signInStaff(server, 'owner')
    support = await signInStaff(server, 'support')
    await look()
    const message = (await wholeOf(memberId)).actions.find(({ kind }: { kind: string }) => kind === 'message')
    expect(message).toMatchObject({ effect7: { after: '0.00' }, effect30: { after: '0.00' } })
  })

  test('[R-108] a flag nobody reviewed for 72 hours is late', async () => {
    const late = await get('/staff/risk/flags', risk, { view: 'late' })
    expect(late.value.counts.late).toBe(2)
    expect(late.value.list.every(({ isLate }: { isLate: boolean }) => isLate)).toBe(true)
  })
})

describe('a player who pays in and out', () => {
  let payee: Awaited<ReturnType<typeof payeeWithBalance>>
  let withdrawalId = ''
  let caseId = ''

  /** All that the player's own calls answer about himself. */
  const seenByPlayer = async () => {
    const paths = [
      ...['/wps/member/info', '/wps/member/limits', '/wps/member/security', '/wps/v2/wallets/balance'],
      ...['/wps/relay/CSP_messageList', '/wps/member/loginHistory', '/wps/relay/MCS2_withdrawList'],
    ]
    const answers = await Promise.all(paths.map((path) => server.portal('GET', path, { token: payee.token })))
    // An export of all that is kept can be had again after ten minutes.
    server.clock.advance(11 * 60_000)
    const exported = await server.portal('POST', '/wps/member/export', { token: payee.token, body: {} })
    const bodies = [...answers, exported].map(({ body }) => body)
    expect(bodies.map(({ success, code }) => success || code)).toEqual(bodies.map(() => true))
    return JSON.stringify(bodies)
  }

  test('[R-82] is flagged once, a case opens by itself, and the withdrawal is not among the safe ones', async () => {
    payee = await payeeWithBalance(server, '10000000.00')
    withdrawalId = await submitWithdrawal(server, payee, '9000000.00')
    await look()
    await look()
    const whole = await wholeOf(payee.memberId)
    expect(rulesOf(whole)).toEqual(['L-02', 'L-06'])
    expect(whole.flags.every(({ facts }: { facts: unknown[] }) => facts.length >= 1 && facts.length <= 3)).toBe(true)
    const [open] = whole.cases
    expect(open).toMatchObject({ kind: 'laundering', task: 'laundering', state: 'open', flagCount: 2 })
    caseId = open.caseId
    const queued = await get(`/staff/withdrawals/${withdrawalId}`)
    expect(queued.value.risk).toMatchObject({ laundering: 90, isSafe: false, isHeld: false })
  })

  test('[R-82] [R-105] nothing tells the player, and nothing staff without the right to it', async () => {
    expect(await seenByPlayer()).not.toMatch(/risk|launder|suspicious|L-0\d|V-1\d\d\d|care\.|"flag/i)
    const whole = await wholeOf(payee.memberId, support)
    expect(whole.flags).toEqual([])
    expect(whole.cases).toEqual([])
    expect(whole.laundering).toBeUndefined()
    expect(JSON.stringify(await get(`/staff/members/${payee.memberId}/timeline`, support))).not.toMatch(/launder|L-0\d/)
    expect((await get(`/staff/risk/cases/${caseId}`, support)).code).toBe('NOT_FOUND')
    expect((await get('/staff/risk/flags', support, { kind: 'laundering' })).value.list).toEqual([])
    expect(
      (await post(`/staff/risk/cases/${caseId}/decide`, { decision: 'dismissed', reason: 'No' }, support)).code,
    ).toBe('FORBIDDEN')
    const queued = await get(`/staff/withdrawals/${withdrawalId}`, support)
    expect(queued.value.risk.laundering).toBeUndefined()
  })

  test('while payouts are held nobody approves, and the player only sees that it waits', async () => {
    await post(`/staff/members/${payee.memberId}/risk/act`, { act: 'payout-hold', reason: 'Asked for papers' })
    expect((await post(`/staff/withdrawals/${withdrawalId}/approve`, {}, second)).code).toBe('STATE_CONFLICT')
    expect((await get(`/staff/withdrawals/${withdrawalId}`, second)).value.allowed).not.toContain('approve')
    expect(await seenByPlayer()).not.toMatch(/held|risk/i)
    await post(`/staff/members/${payee.memberId}/risk/act`, { act: 'released', reason: 'Papers are here' })
    expect((await get(`/staff/withdrawals/${withdrawalId}`, second)).value.allowed).toContain('approve')
  })

  test('[R-109] two people decide on a report, which keeps to the structure and names what moved', async () => {
    const asked = { decision: 'reported', reason: 'Paid in and out without play' }
    const first = await post(`/staff/risk/cases/${caseId}/decide`, asked)
    expect(first.value.wish).toMatchObject({ decision: 'reported', allowed: ['withdraw'] })
    expect((await post(`/staff/risk/cases/${caseId}/decide`, asked)).code).toBe('FOUR_EYES')
    expect((await post(`/staff/risk/cases/${caseId}/decide`, { ...asked, decision: 'dismissed' }, second)).code).toBe(
      'STATE_CONFLICT',
    )
    // Nobody said who reports yet.
    expect((await post(`/staff/risk/cases/${caseId}/decide`, asked, second)).value.errors).toMatchObject([
      { field: 'unit' },
    ])
    const unit = {
      ...{ entityId: 4711, branch: 'Head office', address: '1 Tran Phu', city: 'Da Nang', countryCode: 'VN' },
      ...{ personFirstName: 'Trang', personLastName: 'Le' },
    }
    await server.console('PUT', '/staff/risk/unit', { cookie: second.cookie, body: unit })
    const decided = await post(`/staff/risk/cases/${caseId}/decide`, asked, second)
    expect(decided.value).toMatchObject({ state: 'closed', outcome: 'reported', allowed: ['send'] })
    const file = (await post(`/staff/risk/cases/${caseId}/report/file`, {}, second)).value
    const root = readXml(file.xml)
    expect(root && faultsOf(root)).toEqual([])
    expect(file.sha256).toBe(decided.value.report.sha256)
    expect(file.xml).toContain('<amount_local>10000000.00</amount_local>')
    expect(file.xml).toContain('<amount_local>9000000.00</amount_local>')
    expect(file.xml).toContain('<indicator>L-02</indicator>')
    const sent = await post(`/staff/risk/cases/${caseId}/report/sent`, { receipt: 'FIU-2026-77' }, second)
    expect(sent.value.report).toMatchObject({ receipt: 'FIU-2026-77' })
    expect((await post(`/staff/risk/cases/${caseId}/report/sent`, { receipt: 'again' }, second)).code).toBe(
      'STATE_CONFLICT',
    )
    expect(await auditOf(server, caseId)).toEqual([
      ...['risk-case.opened', 'risk-decision.asked', 'risk-decision.approved', 'risk-report.read', 'risk-report.sent'],
    ])
    // Whoever reads all that is on record about the player finds nothing of it.
    expect((await auditOf(server, payee.memberId)).filter((action) => /case|report|decision/.test(action))).toEqual([])
    expect(await seenByPlayer()).not.toMatch(/report|risk/i)
  })
})
