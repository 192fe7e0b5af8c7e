import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closeAccount, listBrokenInvariants } from '../src/index.ts'
import { batchOf, between, type Line, otherAccounts, playerAccounts } from './batch-steps.ts'
import { ledgerDatabase, type Tx, undone } from './ledger-database.ts'
import { type BatchedAsk, LedgerMachine } from './ledger-machine.ts'
import { type Answer, type Ask, LedgerModel } from './ledger-model.ts'

const database = ledgerDatabase()
const runCount = 60

type Between = Ask | { op: 'close'; account: string }

/** The ledger answers a batch; the model is asked the same one by one. Undone, so that every run starts with empty books. */
class Run {
  readonly #tx: Tx
  readonly #model = new LedgerModel()
  readonly #machine = new LedgerMachine('batches')
  readonly #asked: BatchedAsk[] = []
  #count = 0

  constructor(tx: Tx) {
    this.#tx = tx
  }

  async start(): Promise<void> {
    for (const name of [...playerAccounts, ...otherAccounts]) {
      await this.#machine.open(this.#tx, name)
      this.#model.open(name, playerAccounts.includes(name))
    }
  }

  async post(batch: Line[]): Promise<void> {
    const asks = batch.flatMap((line) => this.#askOf(line) ?? [])
    const expected: Answer[] = asks.map(({ key, hash, ask }) => this.#model.ask(key, hash, ask))
    const answers = await this.#machine.askBatch(this.#tx, asks)
    expect(answers.map((answer) => this.#machine.numbered(answer))).toEqual(expected)
  }

  async take(step: Between): Promise<void> {
    if (step.op === 'close') {
      const { status } = await closeAccount(this.#tx, this.#machine.accountId(step.account))
      expect(status === 'closed').toBe(this.#model.close(step.account))
      return
    }
    this.#count += 1
    const key = `between-${this.#count}`
    const expected = this.#model.ask(key, 'same', step)
    expect(this.#machine.numbered(await this.#machine.ask(this.#tx, key, 'same', step))).toEqual(expected)
  }

  async compareBooks(): Promise<void> {
    for (const [name, { balance, held, version }] of this.#model.accounts)
      expect(await this.#machine.books(this.#tx, name), name).toEqual({ balance, held, version })
    expect(await listBrokenInvariants(this.#tx)).toEqual([])
  }

  #askOf(line: Line): BatchedAsk | undefined {
    if (line.op !== 'move') {
      const earlier = this.#asked[line.nth % this.#asked.length]
      return earlier && { ...earlier, hash: line.op === 'stale' ? 'other' : 'first' }
    }
    if (line.ask.debit === line.ask.credit) return undefined
    const ask = { key: `k${this.#asked.length}`, hash: 'first', ask: line.ask }
    this.#asked.push(ask)
    return ask
  }
}

test(
  '[T-01] batches with repeats, conflicts and empty purses answer as the same moves one by one would',
  {
    timeout: 60_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(batchOf(40), fc.array(between, { maxLength: 4 })), { minLength: 1, maxLength: 5 }),
        (batches) =>
          undone(database.app, async (tx) => {
            const run = new Run(tx)
            await run.start()
            for (const [batch, steps] of batches) {
              await run.post(batch)
              for (const step of steps) await run.take(step)
              await run.compareBooks()
            }
          }),
      ),
      { numRuns: runCount },
    ),
)
