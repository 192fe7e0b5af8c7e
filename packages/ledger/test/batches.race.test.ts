import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listBrokenInvariants } from '../src/index.ts'
import { batchedMoves, otherAccounts, playerAccounts } from './batch-steps.ts'
import { ledgerDatabase, type Tx } from './ledger-database.ts'
import { type BatchedAsk, LedgerMachine, type RawAnswer } from './ledger-machine.ts'
import { LedgerModel, type MoveAsk } from './ledger-model.ts'

const database = ledgerDatabase()
const [runCount, workerCount, batchLength] = [12, 6, 12]

/** A deadlock, or a key that another session used at this moment, undoes a batch: it is sent again, as the server does. */
async function persistently<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.run(work)
    } catch (error) {
      if (!['40001', '40P01'].includes((error as { code?: string }).code ?? '') || attempt === 20) throw error
    }
  }
}

/** Separate books for each run, because runs write to them. */
class Race {
  readonly #scope = randomUUID()
  readonly #machine = new LedgerMachine(this.#scope)
  readonly #answers: { key: string; answer: RawAnswer }[] = []

  /** Workers send the same moves in batches that overlap: each move twice, and every third batch one by one. */
  async send(asks: BatchedAsk[]): Promise<void> {
    for (const name of [...playerAccounts, ...otherAccounts]) await database.run((tx) => this.#machine.open(tx, name))
    const halfABatchLater = [...asks.slice(batchLength / 2), ...asks.slice(0, batchLength / 2)]
    const queue = [...inBatches(asks), ...inBatches(halfABatchLater)].map((batch, index) => ({ batch, index }))
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await this.#sendBatch(next.batch, next.index % 3 === 2)
    }
    await Promise.all(Array.from({ length: workerCount }, work))
  }

  async #sendBatch(batch: BatchedAsk[], isOneByOne: boolean): Promise<void> {
    const answers = isOneByOne
      ? await this.#oneByOne(batch)
      : await persistently((tx) => this.#machine.askBatch(tx, batch))
    for (const [index, answer] of answers.entries()) this.#answers.push({ key: batch[index]!.key, answer })
  }

  async #oneByOne(batch: BatchedAsk[]): Promise<RawAnswer[]> {
    const answers: RawAnswer[] = []
    for (const { key, hash, ask } of batch)
      answers.push(await persistently((tx) => this.#machine.ask(tx, key, hash, ask)))
    return answers
  }

  /** Asks the model in the order in which the ledger numbered the transfers, and compares each answer and the books. */
  async check(asks: BatchedAsk[]): Promise<void> {
    const model = new LedgerModel()
    for (const name of [...playerAccounts, ...otherAccounts]) model.open(name, playerAccounts.includes(name))
    const { rows } = await sql<{ key: string }>`
      select key from ledger.requests where scope = ${this.#scope} order by transfer_id`.execute(database.owner)
    for (const { key } of rows) {
      const expected = model.ask(key, 'same', asks.find((ask) => ask.key === key)!.ask)
      const given = this.#answers.filter((answer) => answer.key === key).map(({ answer }) => answer)
      const [first, ...replays] = given
        .sort((a, b) => Number(a.replayed) - Number(b.replayed))
        .map((answer) => this.#machine.numbered(answer))
      expect(first).toEqual(expected)
      for (const replay of replays) expect(replay).toEqual({ ...expected, replayed: true, funds: replay.funds })
    }
    for (const [name, { balance, held, version }] of model.accounts)
      expect(await database.run((tx) => this.#machine.books(tx, name)), name).toEqual({ balance, held, version })
  }
}

const inBatches = (asks: BatchedAsk[]): BatchedAsk[][] =>
  Array.from({ length: Math.ceil(asks.length / batchLength) }, (_, index) =>
    asks.slice(index * batchLength, (index + 1) * batchLength),
  )

const askOf = (ask: MoveAsk, index: number): BatchedAsk => ({ key: `race-${index}`, hash: 'same', ask })

test(
  '[T-02] batches of many sessions with the same keys end as some serial order, answer by answer',
  {
    timeout: 60_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(batchedMoves, { minLength: 36, maxLength: 60, size: 'max' }), async (moves) => {
        const asks = moves.filter(({ debit, credit }) => debit !== credit).map(askOf)
        const race = new Race()
        await race.send(asks)
        await race.check(asks)
        expect(await listBrokenInvariants(database.app)).toEqual([])
      }),
      { numRuns: runCount },
    ),
)
