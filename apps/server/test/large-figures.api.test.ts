import { consoleContract, contract } from '@fairground/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCampaign } from '../src/features/games/play/index.ts'
import { memberWithBalance } from './money.ts'
import { newTransactionId, seatPlayer } from './psw-player.ts'
import { signInStaff } from './staff.ts'
import { type TestAnswer, testServer } from './test-server.ts'
import { TestVendor } from './test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(async () => {
  await vendor.start(server)
  const [budgetMinor, place] = [9n * 10n ** 18n, { vendorId: vendor.vendorId, campaignId: 'large' }]
  const terms = { currency: 'VND', budgetMinor, memberMaxMinor: budgetMinor }
  await server.db.transaction().execute((tx) => saveCampaign(tx, place, terms))
})
afterAll(() => vendor.stop())

const largest = '9'.repeat(15)
/** Of one row; two of them are more than bigint holds. */
const huge = '9000000000000000000'

test('a purse takes no more than any account may hold: the vendor is told so, and nothing is written', async () => {
  const player = await seatPlayer(server, vendor, { amount: '0.00' })
  const pay = (amount: string, transactionId = newTransactionId()) =>
    vendor.send('promo-win', {
      ...{ playerId: player.playerId, currency: 'VND', amount, transactionId },
      ...{ campaignId: 'large', kind: 'tournament' },
    })
  for (let count = 0; count < 100; count += 1) expect((await pay(largest)).answer.code).toBe('OK')
  const beyond = newTransactionId()
  expect((await pay(largest, beyond)).answer).toMatchObject({ code: 'BALANCE_LIMIT', retry: false })
  const status = await vendor.send('transaction/status', { playerId: player.playerId, transactionId: beyond })
  expect(status.answer.state).toBe('UNKNOWN')
  expect(await player.balanceMinor()).toBe(BigInt(largest) * 100n)
  expect((await pay('100', beyond)).answer.code).toBe('OK')
})

/** What no call can bring about: rows of the largest figures, so that every sum of them has more digits than bigint. */
async function plantLargeFigures(): Promise<void> {
  const players = await Promise.all([1, 2].map(() => seatPlayer(server, vendor)))
  for (const player of players) {
    const roundId = `rd-${player.memberId}`
    await player.bet({ roundId })
    await player.win({ roundId, roundClosed: true })
    await server.asOwner(async (tx) => {
      await sql`update game_rounds set stakes_minor = ${huge}::bigint, payouts_minor = ${huge}::bigint
        where round_id = ${roundId}`.execute(tx)
      await sql`insert into bet_days (member_id, day, vendor_id, game_code, currency, outcome, round_count, stakes_minor,
          rollbacks_minor, payouts_minor)
        select member_id, current_date, vendor_id, game_code, currency, 'won', 1, stakes_minor, 0, payouts_minor
        from game_rounds where round_id = ${roundId}`.execute(tx)
      await sql`update deposits set amount_minor = ${huge}::bigint where member_id = ${player.memberId}`.execute(tx)
    })
  }
  await server.asOwner(async (tx) => {
    await sql`insert into report_days (day, vendor_id, game_type, bet_count, stakes_minor, payouts_minor, currency, time_zone)
      values (current_date - 1, 'acme', 'RNG', 1, ${huge}::numeric * 100, ${huge}::numeric * 100, 'VND', 'UTC')`.execute(
      tx,
    )
    await sql`insert into ledger.house_rollups (account_id, balance, rolled_up_at)
      select account_id, -(${huge}::numeric) * 100, now() from ledger.account_balances where owner_kind <> 'member'
      on conflict (account_id) do update set balance = excluded.balance`.execute(tx)
  })
}

interface Readable {
  '~orpc': {
    route: { method?: string; path?: string }
    inputSchema?: { safeParse(value: unknown): { success: boolean } }
  }
}

/** Calls that read, without a part of their path that names one thing. */
const readable = (groups: object) =>
  Object.values(groups)
    .flatMap((calls) => Object.values(calls as Record<string, Readable>))
    .flatMap(({ '~orpc': { route } }) =>
      route.method === 'GET' && !route.path?.includes('{') ? [route.path ?? ''] : [],
    )

const isFailed = ({ status, body }: TestAnswer) => status >= 500 || body?.code === 'LIMIT'

test('every report of staff and of members is read with figures that no bigint holds', async () => {
  await plantLargeFigures()
  const { cookie } = await signInStaff(server, 'owner')
  const member = await memberWithBalance(server)
  const day = server.clock.now().toISOString().slice(0, 10)
  const none: Record<string, string> = {}
  const span = { from: day, to: day, pageNo: '1', pageSize: '100' }
  const failed: string[] = []
  for (const path of readable(consoleContract))
    for (const query of [none, span, { from: `${day}T00:00:00Z`, to: `${day}T23:59:59Z` }])
      if (isFailed(await server.console('GET', path, { cookie, query }))) failed.push(path)
  const { staff: _, ...portal } = contract
  for (const path of readable(portal))
    if (isFailed(await server.portal('GET', path, { token: member.token }))) failed.push(path)
  const { list } = (await server.console('GET', '/staff/ledger/accounts', { cookie })).body.value
  expect(list.some(({ balance }: { balance: string }) => balance.length > 22)).toBe(true)
  for (const { accountId } of list)
    if ((await server.console('GET', `/staff/ledger/accounts/${accountId}`, { cookie })).status !== 200)
      failed.push(accountId)
  expect([...new Set(failed)]).toEqual([])
})
