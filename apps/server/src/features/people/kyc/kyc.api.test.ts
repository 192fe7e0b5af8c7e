import { afterEach, describe, expect, test } from 'vitest'
import { approveCheck, askCheck, paperPicture, uploadPaper, verifyMember } from '../../../../test/identity.ts'
import { registerMember } from '../../../../test/members.ts'
import {
  askDeposit,
  askWithdrawal,
  auditOf,
  balanceOf,
  brokenInvariants,
  payeeWithBalance,
} from '../../../../test/money.ts'
import { followPolicy } from '../../../../test/policy.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const identityOf = async (token: string) => (await server.portal('GET', '/wps/member/identity', { token })).body.value
const staffGet = (path: string, cookie: string, query = {}) => server.console('GET', path, { cookie, query })
const decide = (cookie: string, checkId: string, body: object) =>
  server.console('POST', `/staff/identity-checks/${checkId}/decide`, { cookie, body })

describe('a check of a paper', () => {
  test('a player sends a paper, staff see what stands on it, and the approval is shown with its last day', async () => {
    const { token, memberId, account } = await registerMember(server)
    expect(await identityOf(token)).toMatchObject({ level: 0, next: 1, checks: [] })
    const { body } = await askCheck(server, token, { expiresOn: '2027-02-03' })
    expect(body.value).toMatchObject({ level: 0, checks: [{ state: 'pending', document: 'id-card' }] })
    expect(body.value.next).toBeUndefined()
    const { checkId } = body.value.checks[0]
    const { cookie } = await signInStaff(server, 'risk')
    const queue = (await staffGet('/staff/identity-checks', cookie, { state: 'pending', query: account })).body.value
    expect(queue.list).toMatchObject([{ checkId, account, allowed: ['approve', 'reject'] }])
    const detail = (await staffGet(`/staff/identity-checks/${checkId}`, cookie)).body.value
    expect(detail).toMatchObject({ fullName: 'Nguyễn Văn An', birthday: '1990-05-17', marks: [] })
    expect(detail.pictures).toHaveLength(3)
    expect((await decide(cookie, checkId, { isApproved: true })).body.value.state).toBe('approved')
    expect((await decide(cookie, checkId, { isApproved: false, reason: 'differs' })).body.code).toBe('STATE_CONFLICT')
    expect(await identityOf(token)).toMatchObject({ level: 1, next: 2, validUntil: '2027-02-03' })
    expect(await auditOf(server, checkId)).toEqual(['identity.asked', 'identity.looked-at', 'identity.approved'])
    const { rows } = await server.pool.query('select details_sealed from identity_checks where member_id = $1', [
      memberId,
    ])
    expect(JSON.stringify(rows)).not.toContain('Nguyễn')
  })

  test('a rejection needs a reason, which the player reads, and the paper can be sent again', async () => {
    const { token } = await registerMember(server)
    const { checkId } = (await askCheck(server, token)).body.value.checks[0]
    expect((await askCheck(server, token)).body.code).toBe('STATE_CONFLICT')
    const { cookie } = await signInStaff(server, 'risk')
    expect((await decide(cookie, checkId, { isApproved: false })).body.value.errors).toMatchObject([
      { field: 'reason' },
    ])
    await decide(cookie, checkId, { isApproved: false, reason: 'unreadable', note: 'Too dark' })
    const now = await identityOf(token)
    expect(now).toMatchObject({ level: 0, next: 1, checks: [{ state: 'rejected', reason: 'unreadable' }] })
    expect(JSON.stringify(now)).not.toContain('Too dark')
    expect((await askCheck(server, token)).body.success).toBe(true)
  })

  test('nobody asks for the second level before the first, with pictures of another, or decides without the right to', async () => {
    const [one, other] = [await registerMember(server), await registerMember(server)]
    const front = (await uploadPaper(server, other.token, await paperPicture(9))).body.value.fileId
    const second = { level: 2, document: 'address-proof', front }
    const ask = (token: string, body: object) => server.portal('POST', '/wps/member/identity', { token, body })
    expect((await ask(other.token, second)).body.code).toBe('STATE_CONFLICT')
    await verifyMember(server, one.memberId)
    expect((await ask(one.token, second)).body.value.errors).toMatchObject([{ field: 'front' }])
    await verifyMember(server, other.memberId)
    const { checkId } = (await ask(other.token, second)).body.value.checks[0]
    for (const role of ['support', 'finance', 'content', 'readonly'] as const) {
      const { cookie } = await signInStaff(server, role)
      expect((await decide(cookie, checkId, { isApproved: true })).status, role).toBe(403)
      expect((await staffGet(`/staff/identity-checks/${checkId}`, cookie)).status, role).toBe(403)
    }
    const approved = await approveCheck(server, checkId)
    expect(approved.body).toMatchObject({ success: true })
    expect((await identityOf(other.token)).level).toBe(2)
  })

  test('[R-03] somebody too young is not checked', async () => {
    const { token } = await registerMember(server)
    const { body } = await askCheck(server, token, { birthday: '2015-01-01' })
    expect(body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'birthday' }] } })
  })

  test('a paper is shown to staff with the right to it alone, never kept by a cache, and each look is recorded', async () => {
    const { token } = await registerMember(server)
    const { fileId } = (await uploadPaper(server, token, await paperPicture(77))).body.value
    const front = { level: 1, front: fileId }
    const { checkId } = (await askCheck(server, token, front)).body.value.checks[0]
    const own = await server.portalApp.inject({ method: 'GET', url: `/wps/upload/${fileId}`, headers: { token } })
    expect(own.statusCode).toBe(404)
    const asStaff = (cookie?: string) =>
      server.consoleApp.inject({ method: 'GET', url: `/staff/uploads/${fileId}`, headers: cookie ? { cookie } : {} })
    expect((await asStaff()).statusCode).toBe(401)
    expect((await asStaff((await signInStaff(server, 'finance')).cookie)).statusCode).toBe(404)
    const { cookie } = await signInStaff(server, 'risk')
    const shown = await asStaff(cookie)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(await auditOf(server, fileId)).toEqual(['upload.kept', 'identity.picture-shown'])
    expect((await staffGet(`/staff/identity-checks/${checkId}`, cookie)).body.value.pictures[0].fileId).toBe(fileId)
  })
})

describe('what identity is needed for', () => {
  test('[R-04] [R-07] under VN-default a withdrawal above the bound waits for it, play and deposits do not, and the money stays', async () => {
    const payee = await payeeWithBalance(server, '90000000.00')
    expect((await askWithdrawal(server, payee, '20000000.00')).body.success).toBe(true)
    expect((await askWithdrawal(server, payee, '41000000.00')).body.code).toBe('KYC_REQUIRED')
    const { checkId } = (await askCheck(server, payee.token)).body.value.checks[0]
    const { cookie } = await signInStaff(server, 'risk')
    await decide(cookie, checkId, { isApproved: false, reason: 'notAccepted' })
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '70000000.00', frozen: '20000000.00' })
    expect((await askWithdrawal(server, payee, '40000000.00')).body.success).toBe(true)
    expect((await askDeposit(server, payee.token, '1000000.00')).body.success).toBe(true)
    await verifyMember(server, payee.memberId)
    expect((await askWithdrawal(server, payee, '1000000.00')).body.success).toBe(true)
  })

  test('[R-04] under STRICT nothing is paid in before it, and all is open after it', async () => {
    await followPolicy(server, 'STRICT')
    const { token, memberId } = await registerMember(server)
    const needs = (await identityOf(token)).needs.map(({ act, isMet }: { act: string; isMet: boolean }) => [act, isMet])
    expect(needs).toEqual([
      ['play', false],
      ['deposit', false],
      ['withdrawal', false],
      ['withdrawal', false],
    ])
    expect((await askDeposit(server, token, '100000.00')).body.code).toBe('KYC_REQUIRED')
    await verifyMember(server, memberId)
    expect((await askDeposit(server, token, '100000.00')).body.success).toBe(true)
    await followPolicy(server, 'VN-default')
  })

  test('[R-81] under MGA deposits of 180 days count together, and those beyond EUR 2,000 wait for it', async () => {
    await followPolicy(server, 'MGA')
    const { token, memberId } = await registerMember(server)
    expect((await askDeposit(server, token, '40000000.00')).body.success).toBe(true)
    expect((await askDeposit(server, token, '20000000.00')).body.success).toBe(true)
    expect((await askDeposit(server, token, '100000.00')).body.code).toBe('KYC_REQUIRED')
    await verifyMember(server, memberId)
    expect((await askDeposit(server, token, '100000.00')).body.success).toBe(true)
    await followPolicy(server, 'VN-default')
  })
})
