import { afterEach, beforeAll, expect, test } from 'vitest'
import { listAcmeGames, vendorGame } from '../../../../test/catalogue.ts'
import { openTrial, registerMember, type TestMember } from '../../../../test/members.ts'
import { askDeposit, auditOf, balanceOf, brokenInvariants, payeeWithBalance } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { payReferrals } from './pay-referrals.ts'

const server = testServer()
beforeAll(() => listAcmeGames(server, [vendorGame('slot')]))
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const referral = (token: string | undefined, query: Record<string, string> = {}) =>
  server.portal('GET', '/wps/relay/MCS2_referral', { ...(token && { token }), query })

test('[R2.6.11] [R3.018] [R5.08] [R3.123] a member passes on a code and an address; who registers with it is listed, newest first', async () => {
  const inviter = await registerMember(server)
  const before = (await referral(inviter.token)).body.value
  expect(before).toMatchObject({ invited: 0, list: [] })
  expect(before.url).toBe(`${server.context.config.portalUrl}/register?referralCode=${before.referralCode}`)
  const status = await server.portal('GET', '/wps/system/status', { query: { host: 'localhost:8080' } })
  expect(new URL(before.url).host).toBe(status.body.value.mainDomain)
  const first = await registerMember(server, { referralCode: before.referralCode })
  const second = await registerMember(server, { referralCode: before.referralCode.toLowerCase() })
  const other = await registerMember(server)
  const { value } = (await referral(inviter.token)).body
  expect(value).toMatchObject({ invited: 2, total: 2 })
  expect(value.list.map(({ account }: { account: string }) => account)).toEqual([second.account, first.account])
  expect((await referral(inviter.token, { pageSize: '1', pageNo: '2' })).body.value.list).toMatchObject([
    { account: first.account },
  ])
  expect((await referral(other.token)).body.value.invited).toBe(0)
})

test('a trial account and a stranger have no code to pass on', async () => {
  expect((await referral((await openTrial(server)).token)).body.code).toBe('TRIAL_FORBIDDEN')
  expect((await referral(undefined)).status).toBe(401)
})

/** Somebody who came by the code, paid in and staked so much of valid bets. */
async function friendOf({ token }: TestMember, stakedMinor: bigint): Promise<TestMember> {
  const { referralCode } = (await referral(token)).body.value
  const friend = await registerMember(server, { referralCode })
  await askDeposit(server, friend.token, '100000.00')
  await server.db
    .insertInto('bet_days')
    .values({
      member_id: friend.memberId,
      day: new Date(siteDay(server.context)),
      vendor_id: 'acme',
      game_code: 'slot',
      currency: 'VND',
      outcome: 'lost',
      round_count: '1',
      stakes_minor: String(stakedMinor),
      rollbacks_minor: '0',
      payouts_minor: '0',
    })
    .execute()
  return friend
}
const enoughMinor = 50_000_000n
const pay = () => payReferrals(server.context)
const offerOf = async ({ token }: TestMember) => (await referral(token)).body.value

test('[R9.33] friends who paid in and played bring their steps, each once, however often the job runs', async () => {
  const inviter = await registerMember(server)
  expect((await offerOf(inviter)).offer).toMatchObject({ hint: '131000.00', deposit: '100000.00' })
  await friendOf(inviter, enoughMinor - 1n)
  await pay()
  expect(await offerOf(inviter)).toMatchObject({ counted: 0, bonus: '0.00' })
  for (const _ of [1, 2, 3]) await friendOf(inviter, enoughMinor)
  await Promise.all([pay(), pay(), pay()])
  await pay()
  const paid = await offerOf(inviter)
  expect(paid).toMatchObject({ invited: 4, counted: 3, bonus: '21000.00' })
  expect(paid.offer.steps.map(({ isPaid }: { isPaid: boolean }) => isPaid)).toEqual([true, true, false, false])
  expect(paid.list.map(({ state }: { state: string }) => state)).toEqual([
    'counted',
    'counted',
    'counted',
    'registered',
  ])
  expect(await balanceOf(server, inviter.token)).toMatchObject({ balance: '21000.00' })
  expect(await auditOf(server, inviter.memberId)).toEqual(expect.arrayContaining(['referral.paid', 'referral.paid']))
})

test('whoever shares a bank account or an address with the inviter does not count, and that stays so', async () => {
  const inviter = await payeeWithBalance(server)
  const [byCard, byAddress] = [await friendOf(inviter, enoughMinor), await friendOf(inviter, enoughMinor)]
  const { account_no_hash } = await server.db
    .selectFrom('payout_accounts')
    .select('account_no_hash')
    .where('member_id', '=', inviter.memberId)
    .executeTakeFirstOrThrow()
  const card = { id: 'acc_shared', member_id: byCard.memberId, account_no_hash, bank_code: 'SEN' }
  const now = server.clock.now()
  const rest = {
    account_no_last4: '0000',
    account_no_sealed: 'sealed',
    created_at: now,
    usable_at: now,
    removed_at: now,
  }
  await server.db
    .insertInto('payout_accounts')
    .values({ ...card, ...rest, account_name_sealed: 'sealed' })
    .execute()
  const address = (ip: string) =>
    server.db
      .updateTable('sessions')
      .set({ ip })
      .where('member_id', 'in', [inviter.memberId, byAddress.memberId])
      .execute()
  await address('198.51.100.7')
  await pay()
  await address('127.0.0.1')
  await pay()
  const excluded = [{ state: 'excluded' }, { state: 'excluded' }]
  expect(await offerOf(inviter)).toMatchObject({ counted: 0, bonus: '0.00', list: excluded })
})

const shareBrowser = async (name: string, members: readonly TestMember[]) => {
  for (const { memberId } of members)
    await server.pool.query(
      `insert into trusted_devices values (sha256($2::text::bytea), $1, now(), now() + interval '1 day')`,
      [memberId, name],
    )
}

test('one person who invites by two accounts has each step once; the friends count all the same, and staff are told', async () => {
  const inviters = [await registerMember(server), await registerMember(server)] as const
  await shareBrowser('inviters', inviters)
  for (const inviter of inviters) {
    await friendOf(inviter, enoughMinor)
    await pay()
  }
  await pay()
  const [first, second] = [await offerOf(inviters[0]), await offerOf(inviters[1])]
  expect([first.counted, first.bonus, second.counted, second.bonus]).toEqual([1, '5000.00', 1, '0.00'])
  expect(await auditOf(server, 'referral')).toEqual(['gift.refused'])
})

test('one person who registers twice is one friend, whoever invites him', async () => {
  const [one, other] = [await registerMember(server), await registerMember(server)]
  await shareBrowser('friends', [await friendOf(one, enoughMinor), await friendOf(other, enoughMinor)])
  await pay()
  const counted = [(await offerOf(one)).counted, (await offerOf(other)).counted]
  expect(counted.toSorted()).toEqual([0, 1])
})

test('staff change the rules with a name to it; a hint that the steps do not reach is not said', async () => {
  const { cookie } = await signInStaff(server)
  const read = async () => (await server.console('GET', '/staff/referral', { cookie })).body.value
  const change = async (rules: object, by = cookie) =>
    server.console('PUT', '/staff/referral', { cookie: by, body: { ...(await read()), ...rules } })
  const member = await registerMember(server)
  const before = await read()
  expect((await change({ hint: '131000.01' })).body.value.hint).toBe('131000.01')
  expect((await offerOf(member)).offer.hint).toBeUndefined()
  expect((await change({ isOn: false })).body.success).toBe(true)
  expect((await offerOf(member)).offer).toBeUndefined()
  expect((await change({ revision: before.revision })).status).toBe(409)
  const falling = [3, 1].map((friends) => ({ friends, bonus: '5.00' }))
  expect((await change({ steps: falling })).body.value.errors[0].field).toBe('steps.1.friends')
  expect((await change({}, (await signInStaff(server, 'support')).cookie)).status).toBe(403)
  const told = (await auditOf(server, 'referral')).filter((action) => action.startsWith('referral.'))
  expect(told).toEqual(['referral.rules-changed', 'referral.rules-changed'])
})
