import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { auditOf, balanceOf, brokenInvariants } from '../../../../test/money.ts'
import { giveReward } from '../../../../test/promotions.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const claim = (token: string | undefined, rewardId: string, requestId: string = randomUUID()) =>
  server.portal('POST', '/wps/relay/MCSFE_claimReward', { token, body: { rewardId, requestId } })
const rewards = async (token: string) =>
  (await server.portal('GET', '/wps/relay/MCSFE_rewardList', { token })).body.value
const info = async (token: string) => (await server.portal('GET', '/wps/member/info', { token })).body.value

test('[R2.6.10] [R4.12.04] [R3.139] a reward is put into the wallet once; a repeat of the same claim answers the same', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const { token } = await registerMember(server)
  const rewardId = await giveReward(server, cookie, token)
  expect(await rewards(token)).toMatchObject({ claimable: 1, list: [{ status: 'issued', amount: '50000.00' }] })
  expect((await info(token)).availablePromoCount).toBe(1)
  const requestId = randomUUID()
  const answer = { rewardId, amount: '50000.00', balance: '50000.00' }
  expect((await claim(token, rewardId, requestId)).body.value).toEqual(answer)
  expect((await claim(token, rewardId, requestId)).body.value).toEqual(answer)
  expect((await claim(token, rewardId)).status).toBe(409)
  expect(await balanceOf(server, token)).toEqual({ balance: '50000.00', frozen: '0.00' })
  expect(await rewards(token)).toMatchObject({ claimable: 0, list: [{ status: 'claimed' }] })
  expect((await info(token)).availablePromoCount).toBe(0)
  expect(await auditOf(server, rewardId)).toEqual(['reward.claimed'])
})

test('it stands in the account record and among the bonuses, under its title in the language of the page', async () => {
  const { cookie } = await signInStaff(server, 'owner')
  const { token } = await registerMember(server)
  const rewardId = await giveReward(server, cookie, token)
  await claim(token, rewardId)
  const read = async (path: string, language: string) =>
    (await server.portal('GET', path, { token, headers: { language } })).body.value.list[0]
  expect(await read('/wps/relay/ODSFE2_MemTransDet', 'en')).toMatchObject({
    kind: 'bonus',
    amount: '50000.00',
    reference: rewardId,
  })
  expect(await read('/wps/relay/ODSFE2_bonusDetails', 'en')).toMatchObject({ type: 'bonus', title: 'Test bonus' })
  expect(await read('/wps/relay/ODSFE2_bonusDetails', 'vi')).toMatchObject({ title: 'Thưởng thử', amount: '50000.00' })
  const found = await server.console('GET', '/staff/ledger/transfers', {
    cookie,
    query: { kind: 'reward', limit: '1' },
  })
  const [transfer] = found.body.value.list
  expect(transfer).toMatchObject({ kind: 'reward', debit: { kind: 'expense_bonus' } })
  const detail = await server.console('GET', `/staff/ledger/transfers/${transfer.transferId}`, { cookie })
  expect(detail.body.value.cause).toMatchObject({ type: 'reward', id: rewardId })
})

test('ten claims at once: one pays', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const { token } = await registerMember(server)
  const rewardId = await giveReward(server, cookie, token)
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(token, rewardId)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await balanceOf(server, token)).toMatchObject({ balance: '50000.00' })
})

test('another’s reward is not there, and one whose time is over is closed', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const [{ token }, other] = [await registerMember(server), await registerMember(server)]
  const rewardId = await giveReward(server, cookie, token)
  expect((await claim(undefined, rewardId)).status).toBe(401)
  expect((await claim(other.token, rewardId)).status).toBe(404)
  expect((await claim(token, rewardId, 'x')).body.code).toBe('VALIDATION')
  const reward = await server.db.selectFrom('rewards').selectAll().where('id', '=', rewardId).executeTakeFirstOrThrow()
  const over = { id: 'rwd_over', source_id: 'prm_over', expires_at: server.clock.now() }
  const titles = JSON.stringify(reward.titles)
  await server.db
    .insertInto('rewards')
    .values({ ...reward, titles, ...over })
    .execute()
  expect((await claim(token, 'rwd_over')).status).toBe(409)
  expect(await rewards(token)).toMatchObject({ claimable: 1, list: [{ status: 'issued' }, { status: 'close' }] })
  expect(await balanceOf(server, token)).toMatchObject({ balance: '0.00' })
})
