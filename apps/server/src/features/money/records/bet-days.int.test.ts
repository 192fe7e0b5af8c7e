import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { countBets } from './count-bets.ts'
import { listBrokenSums } from './list-broken-sums.ts'

const server = testServer()
const days = 5
const start = Math.floor(Date.now() / 86_400_000 - 10) * 86_400_000 + 3 * 3_600_000
let members: string[] = []

let seed = 64
/** A number from 0 to below the limit, the same ones at every run. */
function draw(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * limit)
}

beforeAll(async () => {
  members = [(await registerMember(server)).memberId, (await registerMember(server)).memberId]
  await sql`insert into vendors (id, name, base_url, launch_origin) values ('acme', 'a', 'a', 'a')`.execute(server.db)
})

let rounds = 0

/** Rounds of any outcome, spread over the days; each closed unless it is left open. */
async function play(count: number, { isHistory = false } = {}): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    rounds += 1
    const openedAt = new Date(start + draw(days * 86_400_000))
    const isOpen = draw(12) === 0
    const stakes = 100 * (1 + draw(50))
    const rollbacks = draw(6) === 0 ? stakes / (1 + draw(2)) : 0
    return {
      vendor_id: 'acme',
      round_id: `r${rounds}`,
      member_id: members[draw(2)] ?? '',
      player_id: 'p',
      game_code: `g${draw(3)}`,
      currency: draw(9) === 0 ? 'FUN' : 'VND',
      state: isOpen ? 'open' : rollbacks === stakes ? 'void' : 'closed',
      stakes_minor: stakes,
      rollbacks_minor: rollbacks,
      payouts_minor: rollbacks === stakes ? 0 : draw(3) * 100 * draw(40),
      extra_minor: rollbacks === stakes || draw(5) > 0 ? 0 : 100 * (draw(60) - 20),
      opened_at: openedAt,
      closed_at: isOpen ? null : new Date(openedAt.getTime() + draw(3) * 3_600_000),
    }
  })
  const save = async (tx: Tx) => void (await tx.insertInto('game_rounds').values(rows).execute())
  if (!isHistory) return transact(server.db, save)
  await server.asOwner(async (tx) => {
    // What was there before the sums were kept asked for nothing.
    await sql`alter table game_rounds disable trigger user`.execute(tx)
    await save(tx)
    await sql`alter table game_rounds enable trigger user`.execute(tx)
  })
}

const count = () => countBets(server.context)

const rawOf = async (memberId: string, from: Date, to: Date) => {
  const { rows } = await sql`
    select (closed_at at time zone 'Asia/Ho_Chi_Minh')::date::text as day, game_code, currency,
      bet_outcome(state, stakes_minor, rollbacks_minor, payouts_minor + extra_minor) as outcome, count(*)::text as round_count,
      sum(stakes_minor)::text as stakes, sum(rollbacks_minor)::text as rollbacks, sum(payouts_minor + extra_minor)::text as payouts
    from game_rounds where member_id = ${memberId} and closed_at >= ${from} and closed_at < ${to}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(server.db)
  return rows
}

const readOf = async (memberId: string, from: Date, to: Date) => {
  const { rows } = await sql`
    select day::text, game_code, currency, outcome, round_count::text, stakes_minor::text as stakes,
      rollbacks_minor::text as rollbacks, payouts_minor::text as payouts
    from settled_bets(${memberId}, 'Asia/Ho_Chi_Minh', ${from}, ${to}) order by 1, 2, 3, 4`.execute(server.db)
  return rows
}

/** Any span, some of them from midnight to midnight of the site, some before and after everything. */
function drawSpan(): [Date, Date] {
  const [a, b] = [0, 0].map(() => {
    const hour = Math.floor((start + (draw(days + 2) - 1) * 86_400_000 + draw(86_400_000)) / 3_600_000)
    return draw(2) === 0 ? hour * 3_600_000 : hour * 3_600_000 - ((hour + 7) % 24) * 3_600_000
  })
  return [new Date(Math.min(a ?? 0, b ?? 0)), new Date(Math.max(a ?? 0, b ?? 0))]
}

const expectEqual = async () => {
  expect(await listBrokenSums(server.db)).toEqual([])
  for (let span = 0; span < 12; span += 1) {
    const [from, to] = drawSpan()
    for (const memberId of members) expect(await readOf(memberId, from, to)).toEqual(await rawOf(memberId, from, to))
  }
}

test('sums by member and day equal the rounds at any moment: history, late rounds, changes after settlement', async () => {
  await play(400, { isHistory: true })
  await expectEqual()
  await count()
  await expectEqual()
  await play(200)
  await expectEqual()
  await sql`update game_rounds set state = 'closed', closed_at = opened_at + interval '2 hours', payouts_minor = 700
    where state = 'open' and round_id like '%3'`.execute(server.db)
  await sql`update game_rounds set rollbacks_minor = stakes_minor, state = 'void'
    where payouts_minor = 0 and state = 'closed' and round_id like '%7'`.execute(server.db)
  await sql`update game_rounds set extra_minor = extra_minor - 900 where state = 'closed' and round_id like '%1'`.execute(
    server.db,
  )
  await expectEqual()
  await count()
  await expectEqual()
  await count()
  await expectEqual()
  expect(await server.db.selectFrom('bet_recounts').selectAll().execute()).toEqual([])
})

test('a round of the last moment, and one that a transaction is still writing, are read and not yet counted', async () => {
  const [memberId = ''] = members
  const round = (id: string, at: Date) => ({
    ...{ vendor_id: 'acme', round_id: id, member_id: memberId, player_id: 'p', game_code: 'g0', currency: 'VND' },
    ...{ state: 'closed', stakes_minor: 100n, payouts_minor: 300n, opened_at: at, closed_at: at },
  })
  const now = new Date()
  await server.db.insertInto('game_rounds').values(round('now', now)).execute()
  await count()
  const until = await server.db.selectFrom('bet_counting').select('counted_until').executeTakeFirstOrThrow()
  expect(until.counted_until.getTime()).toBeLessThan(Date.now() - 4_900)
  const span = [new Date(now.getTime() - 60_000), new Date(now.getTime() + 60_000)] as const
  expect(await readOf(memberId, ...span)).toEqual(await rawOf(memberId, ...span))
  expect(await readOf(memberId, ...span)).toHaveLength(1)
  await transact(server.db, async (tx) => {
    await tx.insertInto('game_rounds').values(round('writing', new Date())).execute()
    const { rows } = await sql<{ is_before: boolean }>`
      select bets_settled_until() <= now() - interval '5 seconds' as is_before`.execute(tx)
    expect(rows[0]?.is_before).toBe(true)
  })
})

test('another time zone of the site counts every day anew, by its own midnights', async () => {
  await countBets({ ...server.context, config: { ...server.context.config, timeZone: 'America/Lima' } })
  expect(await listBrokenSums(server.db)).toEqual([])
  await expectEqual()
  await count()
  await expectEqual()
})

test('the auditor names a sum that was changed, and a day that is missing', async () => {
  await sql`update bet_days set payouts_minor = payouts_minor + 1
    where ctid = (select ctid from bet_days order by member_id, day limit 1)`.execute(server.db)
  const [broken, ...others] = await listBrokenSums(server.db)
  expect(broken).toMatchObject({ rule: 'bet-days', place: expect.stringContaining('acme') })
  expect(others).toEqual([])
  await sql`delete from bet_days where day = (select min(day) from bet_days)`.execute(server.db)
  expect((await listBrokenSums(server.db)).some(({ detail }) => detail.startsWith('counted nothing'))).toBe(true)
})
