import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRoundId, newTransactionId, type PswPlayer, seatPlayer } from '../../../../test/psw-player.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { walletJobs } from '../wallet/index.ts'
import { countBets } from './count-bets.ts'

const server = testServer()
const vendor = new TestVendor('statement-vendor')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

async function play(player: PswPlayer): Promise<void> {
  const won = newRoundId()
  await player.bet({ roundId: won, amount: '1000' })
  await player.win({ roundId: won, amount: '2500', roundClosed: true })
  await player.bet({ amount: '4000', roundClosed: true })
  const [transactionId, roundId] = [newTransactionId(), newRoundId()]
  await player.bet({ roundId, transactionId, amount: '300' })
  await player.rollback({ roundId, originalTransactionId: transactionId })
}

/** With the rights of whom the tables belong to: the application reads none of the ledger. */
async function asOwner<Answer>(work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client(server.context.config.databaseUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

interface Line {
  id: string
  kind: string
  reference: string
  amount: string
  balance: string
}

const minor = (amount: string) => BigInt(amount.replace('.', ''))

async function statement({ token }: PswPlayer, pageSize: string): Promise<Line[]> {
  const lines: Line[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { pageNo: String(pageNo), pageSize }
    const { list, total } = (await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', { token, query })).body.value
    lines.push(...list)
    if (list.length === 0 || lines.length >= total) return lines
  }
}

test('an account statement is the ledger: its pages, its file and the entries are the same rows, and each balance follows from the one before', async () => {
  const player = await seatPlayer(server, vendor, { amount: '1000.00' })
  await play(player)
  const lines = await statement(player, '2')
  expect(lines.map(({ kind }) => kind)).toEqual(['rollback', 'bet', 'bet', 'win', 'bet', 'deposit'])

  const { body } = await server.portal('GET', '/wps/records/account.csv', { token: player.token })
  const rows = String(body).trim().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(','))).toEqual(
    lines.map(({ id, kind, reference, amount, balance }) => [id, expect.any(String), kind, reference, amount, balance]),
  )

  const entries = await asOwner((client) =>
    client.query<{ amount: string; balance_after: string }>(
      `select e.amount, e.balance_after from ledger.entries e join ledger.accounts a on a.id = e.account_id
       where a.owner_id = $1 and a.kind = 'cash' and a.currency = 'VND' order by e.id desc`,
      [player.memberId],
    ),
  )
  expect(lines.map(({ amount, balance }) => [minor(amount), minor(balance)])).toEqual(
    entries.rows.map(({ amount, balance_after }) => [BigInt(amount), BigInt(balance_after)]),
  )
  for (const [index, { amount, balance }] of lines.entries())
    expect(minor(balance)).toBe(minor(lines[index + 1]?.balance ?? '0.00') + minor(amount))
  expect(minor(lines[0]?.balance ?? '')).toBe(await player.balanceMinor())
})

/** What is kept beside what comes of building it anew from entries, rounds and moves; no row: all is the same. */
const differences = `
  with balances as (
    select id as account_id, balance::numeric as amount from ledger.accounts where keeps_running_balance
    union all select account_id, balance from ledger.house_balances
  ), balances_anew as (
    select a.id, coalesce(sum(e.amount), 0) from ledger.accounts a
    left join ledger.entries e on e.account_id = a.id group by a.id
  ), days as (
    select member_id, day, vendor_id, game_code, outcome, round_count, stakes_minor, rollbacks_minor, payouts_minor
    from bet_days
  ), days_anew as (
    select member_id, (closed_at at time zone 'Asia/Ho_Chi_Minh')::date, vendor_id, game_code,
      bet_outcome(state, stakes_minor, rollbacks_minor, payouts_minor + extra_minor), count(*)::bigint,
      sum(stakes_minor)::bigint, sum(rollbacks_minor)::bigint, sum(payouts_minor + extra_minor)::bigint
    from game_rounds where closed_at is not null group by 1, 2, 3, 4, 5
  ), points as (
    select member_id, balance from point_accounts
  ), points_anew as (
    select member_id, sum(changed)::bigint from point_moves group by 1
  )
  select 'balance' as what, account_id::text as which from (
    (table balances except table balances_anew) union all (table balances_anew except table balances)) d
  union all select 'day', member_id from (
    (table days except table days_anew) union all (table days_anew except table days)) d
  union all select 'points', member_id from (
    (select * from points where balance <> 0 except table points_anew)
    union all (select * from points_anew p (member_id, balance) where balance <> 0 except table points)) d`

const namesOf = async (client: pg.Client) => (await client.query(differences)).rows.map(({ what }) => what)

test('[T-08] balances, days and points that are built anew from what they came from are those that are kept, and one changed unit shows', async () => {
  await play(await seatPlayer(server, vendor, { amount: '500.00' }))
  await walletJobs['roll-up-house-balances']?.(server.context, undefined)
  // What is younger than a moment is counted later.
  await asOwner((client) => client.query("update game_rounds set closed_at = closed_at - interval '1 hour'"))
  await countBets(server.context)
  await asOwner(async (client) => {
    expect(await namesOf(client)).toEqual([])
    await client.query('begin')
    await client.query("set local session_replication_role = 'replica'")
    await client.query("update ledger.accounts set balance = balance + 1 where kind = 'cash' and balance > 0")
    await client.query('update bet_days set stakes_minor = stakes_minor + 1')
    expect(new Set(await namesOf(client))).toEqual(new Set(['balance', 'day']))
    await client.query('rollback')
    expect(await namesOf(client)).toEqual([])
  })
})
