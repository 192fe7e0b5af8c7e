import { countDays } from '@fairground/ledger'
import { beforeAll, expect, test } from 'vitest'
import { testBooks } from '../../../../test/books.ts'
import { transact } from '../../../db/db.ts'
import { creditDeposit } from './credit-deposit.ts'
import { listBrokenBooks } from './list-broken-books.ts'

const books = testBooks()
const actor = { kind: 'system', id: 'test' } as const

beforeAll(async () => {
  for (const depositId of ['dep-1', 'dep-2'])
    await transact(books.db, (tx) =>
      creditDeposit(tx, { memberId: 'ann', currency: 'VND', amountMinor: 50n, depositId, source: 'bank', actor }),
    )
  await transact(books.db, (tx) => countDays(tx, { timeZone: 'UTC', transfersMax: 100 }))
})

test('untouched books are consistent', async () => {
  expect(await listBrokenBooks(books.db)).toEqual([])
})

test('an edited entry is reported by rule and location until it is repaired', async () => {
  const edit = (sign: '+' | '-') =>
    books.tamper(`update ledger.entries set amount = amount ${sign} 1 where id = (
      select max(entry_id) from ledger.account_entries where counter_account_kind = 'clearing_bank')`)
  await edit('+')
  const broken = await listBrokenBooks(books.db)
  await edit('-')
  expect(broken).toContainEqual({
    ...{ rule: 'I-01', detail: expect.any(String) },
    place: expect.stringMatching(/^account \d+, transfer \d+, entry \d+$/),
  })
  const places = broken.filter(({ rule }) => rule === 'I-03').map(({ place }) => place)
  expect(places).toEqual([expect.stringMatching(/^account \d+$/)])
})

test('a daily sum that differs from its entries, or is missing, is reported with both figures', async () => {
  const rule = 'member-days'
  const place = expect.stringMatching(/^account \d+, \d{4}-\d\d-\d\d, deposit, clearing_bank$/)
  const spent = (change: string) => books.tamper(`update ledger.account_days set spent = spent ${change}`)
  await spent('+ 5')
  const [changed, ...others] = await listBrokenBooks(books.db)
  await spent('- 5')
  expect(others).toEqual([])
  expect(changed).toEqual({ rule, place, detail: expect.stringMatching(/^counted .*5.*, the entries add up to .+$/) })
  expect(changed?.detail).not.toContain('nothing')
  await books.tamper('create table days_kept as table ledger.account_days; delete from ledger.account_days')
  const missing = await listBrokenBooks(books.db)
  await books.tamper('insert into ledger.account_days table days_kept; drop table days_kept')
  expect(missing).toEqual([
    { rule, place, detail: expect.stringMatching(/^counted nothing, the entries add up to .*\d/) },
  ])
})
