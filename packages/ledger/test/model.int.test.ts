import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeAccount, rollUpHouseBalances } from '../src/index.ts'
import { ledgerDatabase, type Tx, undone } from './ledger-database.ts'
import { houseAccounts, LedgerMachine, runningAccounts } from './ledger-machine.ts'
import { type Ask, LedgerModel } from './ledger-model.ts'
import { type Step, steps, toAsk } from './ledger-steps.ts'

const database = ledgerDatabase()
const runCount = 100

/** Model and ledger side by side, in one transaction that is undone, so every run starts with empty books. */
class Run {
  readonly #tx: Tx
  readonly #model = new LedgerModel()
  readonly #machine = new LedgerMachine('model')
  readonly #asked: { key: string; ask: Ask }[] = []

  constructor(tx: Tx) {
    this.#tx = tx
  }

  async start(): Promise<void> {
    for (const name of [...runningAccounts, ...houseAccounts]) {
      await this.#machine.open(this.#tx, name)
      this.#model.open(name, runningAccounts.includes(name))
    }
    await sql`deallocate all`.execute(this.#tx)
    await sql`prepare audit as select (select json_object_agg(account_id, array[balance, held, version])
      from ledger.account_balances) as books, (select json_agg(b) from ledger.broken_invariants b) as broken`.execute(
      this.#tx,
    )
  }

  async take(step: Step): Promise<void> {
    if (step.op === 'rollUp') await rollUpHouseBalances(this.#tx)
    else if (step.op === 'close') await this.#close(step.account)
    else if (step.op === 'open')
      expect(await this.#machine.open(this.#tx, step.account)).toBe(this.#machine.accountId(step.account))
    else if (step.op === 'replay' || step.op === 'stale') await this.#repeat(step.nth, step.op === 'stale')
    else await this.#ask(toAsk(step, this.#model))
    await this.#compareBooks()
  }

  async #ask(ask: Ask | undefined): Promise<void> {
    if (!ask) return
    const key = `k${this.#asked.length}`
    this.#asked.push({ key, ask })
    await this.#compareAnswers(key, 'first', ask)
  }

  async #repeat(nth: number, isStale: boolean): Promise<void> {
    const earlier = this.#asked[nth % this.#asked.length]
    if (earlier) await this.#compareAnswers(earlier.key, isStale ? 'other' : 'first', earlier.ask)
  }

  async #compareAnswers(key: string, hash: string, ask: Ask): Promise<void> {
    const expected = this.#model.ask(key, hash, ask)
    const answer = this.#machine.numbered(await this.#machine.ask(this.#tx, key, hash, ask))
    expect(answer).toEqual(expected)
  }

  async #close(name: string): Promise<void> {
    const { status } = await closeAccount(this.#tx, this.#machine.accountId(name))
    expect(status === 'closed').toBe(this.#model.close(name))
  }

  async #compareBooks(): Promise<void> {
    const { rows } = await sql<{ books: Record<string, number[]>; broken: unknown }>`execute audit`.execute(this.#tx)
    const expected = [...this.#model.accounts].map(([name, { balance, held, version }]) => [
      this.#machine.accountId(name),
      [balance, held, version].map(Number),
    ])
    expect(rows).toEqual([{ books: Object.fromEntries(expected), broken: null }])
  }
}

// A failure prints its seed and path: put them in the options below to see the same run again.
test('[T-01] whatever is asked, the ledger answers like the model and no invariant breaks', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 60, size: 'max' }), (taken) =>
      undone(database.app, async (tx) => {
        const run = new Run(tx)
        await run.start()
        for (const step of taken) await run.take(step)
      }),
    ),
    { numRuns: runCount },
  ),
)
