import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { brokenInvariants, newTransactionId, seatPlayer } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('cup-vendor')
const path = '/staff/vendors/cup-vendor'
let owner = ''
let finance = ''
beforeAll(async () => {
  await vendor.start(server)
  owner = (await signInStaff(server, 'owner')).cookie
  finance = (await signInStaff(server, 'finance')).cookie
})
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

type Player = Awaited<ReturnType<typeof seatPlayer>>

const read = async () => (await server.console('GET', path, { cookie: owner })).body.value
const post = (cookie: string, to: string, body: object) => server.console('POST', `${path}/${to}`, { cookie, body })
const open = (campaignId: string, budget: string, memberMax: string) =>
  post(owner, 'campaigns', { campaignId, budget, memberMax })
const prizeOf = ({ playerId }: Player, campaignId: string, amount: string, kind = 'tournament') => ({
  ...{ playerId, currency: 'VND', amount, campaignId, kind, transactionId: newTransactionId() },
})
const pay = async (player: Player, campaignId: string, amount: string) => {
  const prize = prizeOf(player, campaignId, amount)
  return { prize, answer: (await vendor.send('promo-win', prize)).answer }
}
const decide = (cookie: string, transactionId: string, isPaid: boolean) =>
  post(cookie, `prizes/${transactionId}/decide`, { isPaid, reason: 'Looked at the cup' })
const titlesOf = async ({ token }: Player) =>
  (await server.portal('GET', '/wps/relay/CSP_messageList', { token })).body.value.list.map(
    ({ title }: { title: string }) => title,
  )

test('no person has more of a campaign than one may, by whatever accounts; what is above is held, and never lost', async () => {
  await open('cup', '1000.00', '100.00')
  const [first, second, stranger] = [
    await seatPlayer(server, vendor),
    await seatPlayer(server, vendor),
    await seatPlayer(server, vendor),
  ]
  for (const { memberId } of [first, second])
    await server.pool.query(
      `insert into trusted_devices values (sha256('cup'::bytea), $1, now(), now() + interval '1 day')`,
      [memberId],
    )
  expect((await pay(first, 'cup', '6000')).answer).toMatchObject({ code: 'OK', balance: '106000' })
  const { prize, answer } = await pay(second, 'cup', '4001')
  expect(answer).toMatchObject({ code: 'OK', state: 'HELD' })
  expect((await vendor.send('promo-win', prize)).answer).toMatchObject({ code: 'OK', state: 'HELD', replayed: true })
  expect((await pay(second, 'cup', '4000')).answer).toMatchObject({ code: 'OK', balance: '104000' })
  expect((await pay(first, 'cup', '1')).answer.state).toBe('HELD')
  expect((await pay(stranger, 'cup', '10000')).answer).toMatchObject({ code: 'OK', balance: '110000' })
  expect((await read()).heldPrizes).toMatchObject([
    { campaignId: 'cup', cause: 'memberMax', amount: '40.01' },
    { cause: 'memberMax', amount: '0.01' },
  ])
})

test('a campaign pays no more than its budget, however many win at once', async () => {
  await open('drops', '50.00', '50.00')
  const players = await Promise.all(Array.from({ length: 6 }, () => seatPlayer(server, vendor)))
  const paid = await Promise.all(players.map((player) => pay(player, 'drops', '1000')))
  expect(paid.map(({ answer }) => answer.code)).toEqual(players.map(() => 'OK'))
  expect(paid.filter(({ answer }) => answer.state === 'HELD')).toHaveLength(1)
  const { campaigns, heldPrizes } = await read()
  expect(campaigns[0]).toMatchObject({ campaignId: 'drops', paid: '50.00', budget: '50.00', memberMax: '50.00' })
  expect(heldPrizes.at(-1)).toMatchObject({ campaignId: 'drops', cause: 'budget' })
})

test('what is held is paid or refused once, by two people above the threshold of campaigns', async () => {
  await server.pool.query(`update approval_thresholds set amount_minor = 0 where topic = 'campaigns'`)
  await server.pool.query(
    `insert into vendor_campaigns (vendor_id, campaign_id, currency, budget_minor, member_max_minor)
     values ('cup-vendor', 'small', 'VND', 100, 100)`,
  )
  const player = await seatPlayer(server, vendor)
  const { prize } = await pay(player, 'small', '7000')
  const { prize: other } = await pay(player, 'small', '8000')
  const { transactionId: id } = prize
  expect((await decide((await signInStaff(server, 'readonly')).cookie, id, true)).status).toBe(403)
  const asked = (await decide(finance, id, true)).body.value.heldPrizes
  expect(asked.find(({ transactionId }: { transactionId: string }) => transactionId === id)).toMatchObject({
    wish: { isPaid: true, allowed: ['withdraw'] },
  })
  expect((await decide(finance, id, true)).body.code).toBe('FOUR_EYES')
  expect((await decide(owner, id, false)).body.code).toBe('STATE_CONFLICT')
  expect(await player.balanceMinor()).toBe(100_000n)
  expect((await decide(owner, id, true)).body.success).toBe(true)
  expect((await decide(owner, id, true)).body.code).toBe('NOT_FOUND')
  expect(await player.balanceMinor()).toBe(107_000n)
  const again = (await vendor.send('promo-win', prize)).answer
  expect(again).toMatchObject({ code: 'OK', replayed: true, portalTransactionId: expect.any(String) })
  expect(again.state).toBeUndefined()
  await decide(owner, other.transactionId, false)
  await decide(finance, other.transactionId, false)
  expect((await vendor.send('promo-win', other)).answer).toMatchObject({ code: 'BONUS_RESTRICTED' })
  expect(await player.balanceMinor()).toBe(107_000n)
  expect((await titlesOf(player)).slice(0, 2)).toEqual([
    'Your prize of 80 VND was not confirmed',
    'Your prize of 70 VND has arrived',
  ])
  expect(await auditOf(server, vendor.vendorId)).toEqual(
    expect.arrayContaining(['vendor.prize-payment-approved', 'vendor.prize-refusal-approved']),
  )
})

test('a campaign above the threshold, and a larger budget of one, wait for another person', async () => {
  await server.pool.query(`update approval_thresholds set amount_minor = 10000 where topic = 'campaigns'`)
  expect((await open('large', '90000.00', '9.00')).body.value.campaignWish).toMatchObject({
    ...{ campaignId: 'large', budget: '90000.00', memberMax: '9.00', allowed: ['withdraw'] },
  })
  const player = await seatPlayer(server, vendor)
  expect((await pay(player, 'large', '100')).answer.code).toBe('BET_NOT_FOUND')
  const yes = async () => {
    const { wishId } = (await read()).campaignWish
    const { body } = await server.console('POST', `/staff/wishes/${wishId}/decide`, {
      ...{ cookie: finance, body: { isApproved: true } },
    })
    expect(body.success).toBe(true)
  }
  await yes()
  const bounds = async () => {
    const { campaigns } = await read()
    const { budget, memberMax } = campaigns.find(({ campaignId }: { campaignId: string }) => campaignId === 'large')
    return [budget, memberMax]
  }
  const change = (budget: string, memberMax: string) => post(owner, 'campaigns/large/terms', { budget, memberMax })
  expect(await bounds()).toEqual(['90000.00', '9.00'])
  await change('90000.00', '900.00')
  expect(await bounds()).toEqual(['90000.00', '9.00'])
  await yes()
  expect(await bounds()).toEqual(['90000.00', '900.00'])
  await change('80000.00', '8.00')
  expect(await bounds()).toEqual(['80000.00', '8.00'])
  expect((await change('1.00', '2.00')).body.value.errors[0].field).toBe('memberMax')
  expect((await open('large', '1.00', '1.00')).body.code).toBe('STATE_CONFLICT')
})
