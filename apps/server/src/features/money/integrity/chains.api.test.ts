import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { memberWithBalance } from '../../../../test/money.ts'
import { testServer } from '../../../../test/test-server.ts'
import { getDatabaseTime } from './chain-store.ts'
import { chains } from './chains.ts'
import { extendChain, extendChains } from './extend-chains.ts'
import { verifyChains } from './verify-chains.ts'

const server = testServer()

/** Links everything up to this moment; nothing is under way in a test. */
async function extendNow(): Promise<void> {
  const now = await getDatabaseTime(server.db)
  for (const chain of chains) await extendChain(server.context, chain, now)
}

/** What the chains tell after somebody with every right did this; undone afterwards by the second statement. */
async function afterTampering(statement: string, repair: string): Promise<string[]> {
  const asOwner = (text: string) =>
    server.asOwner(async (tx) => {
      await sql.raw(`set local session_replication_role = replica; ${text}`).execute(tx)
    })
  await asOwner(statement)
  const broken = await verifyChains(server.context)
  await asOwner(repair)
  expect(await verifyChains(server.context)).toEqual([])
  return broken.map(({ rule, place, detail }) => `${rule}: ${place}: ${detail}`)
}

const entryOf = async (memberId: string): Promise<string> => {
  const rows = server.db.selectFrom('audit_log').select('id').where('subject', '=', memberId).orderBy('at').limit(1)
  return (await rows.executeTakeFirstOrThrow()).id
}

test('[T-13] a changed, a removed and an inserted entry of the audit log are each named', async () => {
  const members = [await registerMember(server), await registerMember(server), await registerMember(server)]
  await extendNow()
  await registerMember(server)
  await extendNow()
  expect(await verifyChains(server.context)).toEqual([])
  const id = await entryOf(members[1]?.memberId ?? '')
  const one = `where id = '${id}'`
  expect(
    await afterTampering(
      `update audit_log set actor_id = 'nobody', detail = detail || '{"was": "other"}' ${one}`,
      `update audit_log set actor_id = subject, detail = detail - 'was' ${one}`,
    ),
  ).toEqual([`audit-log: ${id}: it was changed`])
  expect(
    await afterTampering(
      `create table kept as select * from audit_log ${one}; delete from audit_log ${one}`,
      'insert into audit_log select * from kept; drop table kept',
    ),
  ).toEqual([`audit-log: ${id}: it was removed`])
  expect(
    await afterTampering(
      `insert into audit_log (id, at, actor_kind, actor_id, action, subject)
       select 'aud_forged', at + interval '1 microsecond', 'staff', 'x', 'member.suspended', subject from audit_log ${one}`,
      "delete from audit_log where id = 'aud_forged'",
    ),
  ).toEqual(['audit-log: aud_forged: it was inserted later'])
  const [link] = (await server.pool.query('select number from chain_links where item = $1', [id])).rows
  expect(
    await afterTampering(
      `create table kept as select * from audit_log ${one}; create table link as select * from chain_links where item = '${id}';
       delete from audit_log ${one}; delete from chain_links where item = '${id}'`,
      'insert into audit_log select * from kept; insert into chain_links select * from link; drop table kept, link',
    ),
  ).toEqual([`audit-log: links ${link?.number}–${link?.number}: links were removed`])
})

test('a payment that was changed everywhere at once, so that all sums still fit, is told by the chain of the ledger', async () => {
  await memberWithBalance(server, '100.00')
  const other = await memberWithBalance(server, '100.00')
  await extendNow()
  const account = `(select account_id from ledger.account_balances where owner_id = '${other.memberId}' and kind = 'cash')`
  const change = (difference: string) => `
    update ledger.transfers set amount = amount ${difference}, balance_after = balance_after ${difference}
      where credit_account_id = ${account};
    update ledger.entries set amount = amount ${difference}, balance_after = balance_after ${difference}
      where account_id = ${account};
    update ledger.accounts set balance = balance ${difference} where id = ${account}`
  const told = await afterTampering(change('+ 5000'), change('- 5000'))
  expect(told).toEqual([expect.stringMatching(/^ledger-day: transfers 0–999 before .*Z: it was changed$/)])
})

test('the server itself can neither change nor remove a link or a run', async () => {
  for (const table of ['chain_links', 'chain_runs']) {
    for (const statement of [`update ${table} set chain = chain`, `delete from ${table}`, `truncate ${table}`])
      await expect(server.pool.query(statement)).rejects.toThrow(/permission denied/)
  }
})

test('the job links what is settled, once, however often it runs', async () => {
  const count = async () => (await server.pool.query('select count(*) from chain_links')).rows[0].count
  const before = await count()
  await Promise.all([extendChains(server.context), extendChains(server.context)])
  // All of it is younger than what counts as settled, or has its link.
  expect(await count()).toBe(before)
  expect(await verifyChains(server.context)).toEqual([])
})
