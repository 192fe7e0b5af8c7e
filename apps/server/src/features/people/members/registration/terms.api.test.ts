import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, newUsername, openTrial, registerMember } from '../../../../../test/members.ts'
import { askDeposit, askWithdrawal, payeeWithBalance } from '../../../../../test/money.ts'
import { brokenInvariants, launch, seatPlayer } from '../../../../../test/psw-player.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { playJobs } from '../../../games/play/index.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const knownAfterMs = 3_000
const inForce = async () => (await server.portal('GET', '/wps/system/setting/register')).body.value._meta.termsVersion

/** Publishes terms as staff do; answers their version once every process knows of them. */
async function publish(mustAgree: boolean): Promise<string> {
  const { cookie } = await signInStaff(server)
  const follows = await inForce()
  const texts = { vi: `Điều khoản sau bản ${follows}, cho mọi người.`, en: `Terms after ${follows}, for everybody.` }
  const answer = await server.console('POST', '/staff/site/terms', { cookie, body: { texts, mustAgree, follows } })
  server.clock.advance(knownAfterMs)
  return answer.body.value.versions[0].version
}

const register = async () => registerMember(server, { termsVersion: await inForce() })
const info = async (token: string) => (await server.portal('GET', '/wps/member/info', { token })).body.value
const accept = (token: string, version: string) =>
  server.portal('POST', '/wps/member/terms', { token, body: { version } })
const profile = async (memberId: string) => {
  const { cookie } = await signInStaff(server, 'support')
  return (await server.console('GET', `/staff/members/${memberId}/profile`, { cookie })).body.value
}
const auditOf = (subject: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['actor_id', 'detail'])
    .where('subject', '=', subject)
    .where('action', '=', 'member.terms-accepted')
    .execute()

test('a signed-in member cannot play, deposit or withdraw before agreeing to new terms', async () => {
  const member = await payeeWithBalance(server)
  expect((await info(member.token)).termsDue).toBeUndefined()
  const version = await publish(true)
  expect((await info(member.token)).termsDue).toBe(true)
  for (const answer of [
    await askDeposit(server, member.token, '500.00'),
    await askWithdrawal(server, member, '200000.00'),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'TERMS_DUE' } })
  const game = { gameCode: testGames.single, mode: 'real' } as const
  await expect(launch(server, member.token, vendor, game)).rejects.toThrow('TERMS_DUE')
  expect((await server.portal('GET', '/wps/member/security', { token: member.token })).status).toBe(200)
  expect((await profile(member.memberId)).isTermsDue).toBe(true)

  expect((await accept(member.token, '1')).body.code).toBe('TERMS_CHANGED')
  expect((await accept(member.token, version)).body.value.termsDue).toBeUndefined()
  expect((await info(member.token)).termsDue).toBeUndefined()
  expect((await askDeposit(server, member.token, '500.00')).body.success).toBe(true)
  expect((await askWithdrawal(server, member, '200000.00')).body.success).toBe(true)
  await expect(launch(server, member.token, vendor, game)).resolves.toMatch(/\S/)
  expect(await brokenInvariants(server)).toEqual([])
})

test('who agreed to what, when and from where is kept for good, and staff read it', async () => {
  const member = await register()
  const first = await inForce()
  const version = await publish(true)
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(member.token, version)))
  expect(answers.every(({ body }) => body.success)).toBe(true)
  expect(await auditOf(member.memberId)).toEqual([{ actor_id: member.memberId, detail: { version } }])
  const { terms, isTermsDue } = await profile(member.memberId)
  expect(isTermsDue).toBe(false)
  const network = '127.0.*.*'
  expect(terms).toMatchObject([
    { version, network },
    { version: first, network },
  ])
  const exported = await server.portal('POST', '/wps/member/export', { token: member.token })
  expect(exported.body.value.terms).toMatchObject([{ version, address: '127.0.0.1' }, { version: first }])
  const forge = server.db.updateTable('terms_acceptances').set({ version: first })
  await expect(forge.execute()).rejects.toThrow(/permission denied/)
})

test('a minor correction asks nobody; the next real change asks everybody', async () => {
  const member = await register()
  await publish(false)
  expect((await info(member.token)).termsDue).toBeUndefined()
  const later = await register()
  expect((await askDeposit(server, member.token, '500.00')).body.success).toBe(true)
  await publish(true)
  for (const { token } of [member, later]) expect((await info(token)).termsDue).toBe(true)
})

test('a trial agrees to no terms; an account opened by staff does so once it sets its own password', async () => {
  const trial = await openTrial(server)
  expect((await info(trial.token)).termsDue).toBeUndefined()
  const { cookie } = await signInStaff(server)
  const body = { username: newUsername(), type: 0 }
  const opened = (await server.console('POST', '/staff/members', { cookie, body })).body.value
  const entered = await logIn(server, opened.account, opened.password)
  const due = entered.body.value.token
  expect(await info(due)).toMatchObject({ passwordDue: true })
  const version = await inForce()
  expect((await accept(due, version)).body.code).toBe('PASSWORD_CHANGE_REQUIRED')
  const newPassword = 'Harbour-93-kite'
  const passwords = { oldPassword: opened.password, newPassword, confirmNewPassword: newPassword }
  const changed = await server.portal('POST', '/wps/member/password', { token: due, body: passwords })
  const { token } = changed.body.value
  expect((await info(token)).termsDue).toBe(true)
  expect((await accept(token, version)).body.value.termsDue).toBeUndefined()
})

test('a game open when new terms take effect accepts no more bets, but pays its wins', async () => {
  const player = await seatPlayer(server, vendor)
  const other = await seatPlayer(server, vendor)
  const launchToken = await launch(server, player.token, vendor, { gameCode: testGames.single, mode: 'real' })
  const roundId = `rd-${player.playerId}`
  expect((await player.bet({ roundId })).answer.code).toBe('OK')
  const version = await publish(true)
  await accept(other.token, version)
  await playJobs['end-game-sessions']?.(server.context, { version })
  expect((await player.bet()).answer.code).toBe('SESSION_EXPIRED')
  expect((await player.win({ roundId })).answer.code).toBe('OK')
  expect((await other.bet()).answer.code).toBe('OK')
  const again = await vendor.send('authenticate', { launchToken, gameId: testGames.single })
  expect(again.answer.code).toBe('PLAYER_BLOCKED')
  expect(await brokenInvariants(server)).toEqual([])
})
