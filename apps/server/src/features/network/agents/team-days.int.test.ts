import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { countBets, countTeamPlayers, listBrokenTeams, sumBranchBets, sumTeamBets } from '../../money/records/index.ts'
import {
  creditDeposit,
  holdWithdrawal,
  listTeamMoneyDays,
  moveVendorMoney,
  sumBranchMoney,
  sumTeamBalance,
  walletJobs,
} from '../../money/wallet/index.ts'
import type { TeamDays } from './team-days.ts'
import { sizeTeam } from './team-store.ts'

const server = testServer()
const timeZone = 'Asia/Ho_Chi_Minh'
const dayMs = 86_400_000
const dayCount = 8
const start = Math.floor(Date.now() / dayMs - 12) * dayMs + 3 * 3_600_000
const actor = { kind: 'system', id: 'test' } as const
/** Three levels, branches of different sizes, and somebody who stands alone. */
const uplineOf: Record<string, string> = { a: 'top', b: 'top', a1: 'a', a2: 'a', b1: 'b', a11: 'a1' }
const members = ['top', 'alone', ...Object.keys(uplineOf)]

let seed = 7
/** A number from 0 to below the limit, the same ones at every run. */
function draw(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * limit)
}
const drawn = <Value>(values: readonly Value[]): Value => values[draw(values.length)] as Value

const join = (id: string, recommender: string | undefined) =>
  sql`insert into members (id, account, type, recommender_id, currency, nickname, icon, language, registered_at)
    values (${id}, ${`team${id}`}, 2, ${recommender ?? null}, 'VND', 'n', 'i', 'vi', now())`.execute(server.db)

beforeAll(async () => {
  for (const id of members) await join(id, uplineOf[id])
  await sql`insert into vendors (id, name, base_url, launch_origin) values ('acme', 'a', 'a', 'a')`.execute(server.db)
})
afterEach(async () => expect(await listBrokenTeams(server.db)).toEqual([]))

let rounds = 0
/** Rounds of anybody on any of the days: what comes so late asks for a recount where its day is counted. */
async function play(count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    rounds += 1
    const openedAt = new Date(start + draw(dayCount) * dayMs + draw(dayMs))
    const isVoid = draw(8) === 0
    return {
      ...{
        vendor_id: 'acme',
        round_id: `r${rounds}`,
        member_id: drawn(members),
        player_id: 'p',
        game_code: `g${draw(3)}`,
      },
      currency: draw(9) === 0 ? 'FUN' : 'VND',
      state: isVoid ? 'void' : 'closed',
      ...{ stakes_minor: 100, rollbacks_minor: isVoid ? 100 : 0, payouts_minor: isVoid ? 0 : 50 * draw(5) },
      ...{ opened_at: openedAt, closed_at: new Date(openedAt.getTime() + draw(3) * 3_600_000) },
    }
  })
  await server.db.insertInto('game_rounds').values(rows).execute()
}

let movements = 0
/** Money of anybody in every direction, then moved into the past in its order. */
async function move(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    movements += 1
    const money = { memberId: drawn(members), currency: 'VND', amountMinor: BigInt(100 + draw(900)) }
    await transact(server.db, async (tx) => {
      await creditDeposit(tx, { ...money, depositId: `d${movements}`, source: 'bank', actor })
      const bet = { ...money, vendorId: 'acme', roundId: 'r', transactionId: `t${movements}`, amountMinor: 30n }
      await moveVendorMoney(tx, [{ ...bet, kind: draw(2) === 0 ? 'bet' : 'win' }])
      if (draw(3) === 0) await holdWithdrawal(tx, { ...money, amountMinor: 20n, withdrawalId: `w${movements}`, actor })
    })
  }
}

let aged = 0
/** What was written since, as if over the days; some of the newest stays of this moment. */
async function age(): Promise<void> {
  await server.asOwner(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update ledger.transfers set created_at = ${new Date(start)}::timestamptz + id * interval '70 minutes'
      where id > ${aged} and id * interval '70 minutes' < interval '9 days'`.execute(tx)
    await sql`update ledger.entries e set created_at = t.created_at from ledger.transfers t
      where t.id = e.transfer_id and t.id > ${aged}`.execute(tx)
    const { rows } = await sql<{ id: string }>`select max(id) as id from ledger.transfers`.execute(tx)
    aged = Number(rows[0]?.id ?? 0)
  })
}

const countMoney = async () => await walletJobs['count-member-money']?.(server.context, undefined)

const teamOf = (head: string, withHead: boolean) => sql`(
  with recursive below (id) as (
    select m.id from members m where m.recommender_id = ${head}
    union all select m.id from members m join below b on m.recommender_id = b.id
  ) select id from below union all select ${head} where ${withHead})`

const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? Number(part) : part)))

async function rawBets(head: string, withHead: boolean, { first, end }: TeamDays, by: 'day' | 'all') {
  const day = by === 'day' ? sql`(closed_at at time zone ${timeZone})::date::text` : sql`null::text`
  const { rows } = await sql<{ day: string; active: number }>`
    select ${day} as day, count(*)::integer as count, sum(stakes_minor)::integer as "stakesMinor",
      sum(rollbacks_minor)::integer as "rollbacksMinor", sum(payouts_minor + extra_minor)::integer as "payoutsMinor",
      count(distinct member_id)::integer as active
    from game_rounds where currency = 'VND' and member_id in ${teamOf(head, withHead)} and closed_at is not null
      and closed_at >= ${first}::timestamp at time zone ${timeZone} and closed_at < ${end}::timestamp at time zone ${timeZone}
    group by 1 order by 1`.execute(server.db)
  return rows
}

async function rawMoney(head: string, withHead: boolean, { first, end }: TeamDays) {
  const { rows } = await sql<{ received: string; spent: string; count: number }>`
    select count(*)::integer as count, coalesce(sum(greatest(e.amount, 0)), 0) as received,
      coalesce(sum(greatest(-e.amount, 0)), 0) as spent
    from ledger.account_entries e join ledger.account_balances b on b.account_id = e.account_id and b.kind = 'cash'
    where b.owner_kind = 'member' and b.owner_id in ${teamOf(head, withHead)}
      and e.created_at >= ${first}::timestamp at time zone ${timeZone}
      and e.created_at < ${end}::timestamp at time zone ${timeZone}`.execute(server.db)
  return { received: Number(rows[0]?.received), spent: Number(rows[0]?.spent), count: rows[0]?.count }
}

const added = (sums: readonly { receivedMinor: bigint; spentMinor: bigint }[]) => ({
  received: sums.reduce((sum, { receivedMinor }) => sum + Number(receivedMinor), 0),
  spent: sums.reduce((sum, { spentMinor }) => sum + Number(spentMinor), 0),
})

async function expectEqual(): Promise<void> {
  expect(await listBrokenTeams(server.db)).toEqual([])
  const dayOf = (offset: number) => new Date(start + offset * dayMs).toISOString().slice(0, 10)
  const currency = 'VND'
  for (let span = 0; span < 3; span += 1) {
    const from = draw(dayCount + 3) - 1
    const days = { timeZone, first: dayOf(from), end: dayOf(from + 1 + draw(dayCount)) }
    const betsOf = await sumBranchBets(server.db, { heads: members, currency, ...days })
    const moneyOf = await sumBranchMoney(server.db, { heads: members, currency }, days)
    for (const head of members) {
      const team = { agentId: head, currency }
      const raw = await rawBets(head, false, days, 'day')
      const bets = plain(await sumTeamBets(server.db, { ...team, ...days }))
      const { activeOn, active } = await countTeamPlayers(server.db, { ...team, ...days })
      expect(bets).toMatchObject(raw.map(({ active: _, ...sums }) => sums))
      expect([...activeOn].sort()).toEqual(raw.map(({ day, active: count }) => [day, count]))
      expect(active).toBe((await rawBets(head, false, days, 'all'))[0]?.active ?? 0)
      const [branch] = (await rawBets(head, true, days, 'all')).map(({ day: _, ...sums }) => sums)
      expect(plain(betsOf(head) ?? null)).toEqual(branch ? { ...branch, validMinor: expect.any(Number) } : null)
      const money = await listTeamMoneyDays(server.db, team, days)
      const count = money.reduce((sum, line) => sum + line.count, 0)
      expect({ ...added(money), count }).toEqual(await rawMoney(head, false, days))
      const { count: _, ...ofBranch } = await rawMoney(head, true, days)
      expect(added(moneyOf(head))).toEqual(ofBranch)
    }
  }
  for (const head of members) {
    const { rows } = await sql<{ available: string }>`
      select coalesce(sum(b.available), 0) as available from ledger.account_balances b
      where b.owner_kind = 'member' and b.kind = 'cash' and b.owner_id in ${teamOf(head, false)}`.execute(server.db)
    expect(await sumTeamBalance(server.db, { agentId: head, currency, timeZone })).toBe(BigInt(rows[0]?.available ?? 0))
  }
}

test('sums of bets and players of every team equal the rounds: before and after counting, with late and changed rounds', async () => {
  await play(60)
  await expectEqual()
  await countBets(server.context)
  await expectEqual()
  await play(25)
  await expectEqual()
  await sql`update game_rounds set rollbacks_minor = stakes_minor, payouts_minor = 0, state = 'void'
    where round_id like '%7'`.execute(server.db)
  await sql`update game_rounds set closed_at = closed_at + interval '2 days' where round_id like '%3'`.execute(
    server.db,
  )
  await sql`update game_rounds set extra_minor = extra_minor - 30
    where round_id like '%9'`.execute(server.db)
  await expectEqual()
  await countBets(server.context)
  await expectEqual()
})

test('a member who joins deep in a team counts for everybody above from the first bet on', async () => {
  await join('late', 'a11')
  members.push('late')
  await play(25)
  await expectEqual()
  await countBets(server.context)
  await expectEqual()
})

test('sizes of every team and openings by day follow members who are closed, return, and become agents', async () => {
  const change = (set: string, id: string) => sql.raw(`update members set ${set} where id = '${id}'`).execute(server.db)
  await change("status = 'closed'", 'a1')
  await change("status = 'suspended', type = 0", 'b')
  await change("status = 'closed', type = 0", 'a2')
  await change("status = 'active'", 'a2')
  await change("registered_at = registered_at - interval '3 days'", 'a11')
  const days = { timeZone, first: new Date(Date.now() - 9 * dayMs).toISOString().slice(0, 10), end: '2100-01-01' }
  for (const head of members) {
    const { rows } = await sql<{ day: string; members: string; agents: string; count: string }>`
      select coalesce(m.day, '') as day, count(*) as count, count(*) filter (where m.type = 0) as members,
        count(*) filter (where m.type = 2) as agents
      from (
        select (registered_at at time zone ${timeZone})::date::text as day, type from members
        where status <> 'closed' and id in ${teamOf(head, false)}
      ) m group by rollup (m.day) order by 1`.execute(server.db)
    const [all, ...opened] = rows
    expect(await sizeTeam(server.db, head, days)).toEqual({
      ...{ members: Number(all?.members), agents: Number(all?.agents) },
      opened: opened.map(({ day, count }) => ({ day, count: Number(count) })),
    })
  }
})

test('sums of money and balances of every team equal the entries and purses, at any moment of counting', async () => {
  await move(14)
  await expectEqual()
  await age()
  await expectEqual()
  await countMoney()
  await expectEqual()
  await move(8)
  await expectEqual()
  await age()
  await countMoney()
  await move(3)
  await expectEqual()
})

test('another time zone begins from nothing and comes to the same, and back', async () => {
  const lima = { ...server.context, config: { ...server.context.config, timeZone: 'America/Lima' } }
  await countBets(lima)
  await walletJobs['count-member-money']?.(lima, undefined)
  await expectEqual()
  await countBets(server.context)
  await countMoney()
  await expectEqual()
})

test('the auditor names the sum of a team that was changed, by its rule and its head', async () => {
  for (const [rule, table, count] of [
    ['team-bets', 'team_bet_days', 'round_count'],
    ['team-players', 'team_play_days', 'member_count'],
    ['team-money', 'team_money_days', 'entry_count'],
    ['team-sizes', 'team_sizes', 'member_count'],
    ['team-openings', 'team_openings', 'member_count'],
  ] as const) {
    const change = (by: string) =>
      sql`update ${sql.table(table)} set ${sql.ref(count)} = ${sql.ref(count)} + ${sql.raw(by)}
        where head_id = 'top' and ${sql.ref(count)} > 0`.execute(server.db)
    await change('1')
    const broken = await listBrokenTeams(server.db)
    await change('-1')
    expect(new Set(broken.map((row) => row.rule))).toEqual(new Set([rule]))
    expect(broken[0]).toMatchObject({
      place: expect.stringMatching(/^top, /),
      detail: expect.stringContaining('add up to'),
    })
  }
})
