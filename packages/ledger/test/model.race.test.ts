import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listBrokenInvariants } from '../src/index.ts'
import { ledgerDatabase } from './ledger-database.ts'
import { houseAccounts, LedgerMachine, type RawAnswer, runningAccounts } from './ledger-machine.ts'
import { type Ask, LedgerModel } from './ledger-model.ts'
import { captures, holds, moves, type Step, toAsk } from './ledger-steps.ts'

const database = ledgerDatabase()
const runCount = 25
const workerCount = 8

interface Sent {
  key: string
  ask: Ask
}

const setUp = fc.array(fc.oneof({ weight: 3, arbitrary: moves }, { weight: 1, arbitrary: holds }), {
  minLength: 12,
  maxLength: 20,
})

const nth = fc.nat({ max: 20 })
const racing = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    moves.map((ask) => ({ op: 'ask', ask })),
    holds.map((ask) => ({ op: 'ask', ask })),
    captures,
    fc.record({ op: fc.constantFrom('reverse', 'release'), nth }),
    // The same command again, from another worker.
    fc.record({ op: fc.constant('replay'), nth }),
  ),
  { minLength: 20, maxLength: 40, size: 'max' },
)

/** Separate books for each run, because runs write to them. */
class Race {
  readonly #scope = randomUUID()
  readonly #model = new LedgerModel()
  readonly #machine = new LedgerMachine(this.#scope)
  readonly #answers = new Map<string, RawAnswer[]>()

  async start(first: Ask[]): Promise<void> {
    for (const name of [...runningAccounts, ...houseAccounts]) {
      await database.run((tx) => this.#machine.open(tx, name))
      this.#model.open(name, runningAccounts.includes(name))
    }
    for (const [index, ask] of first.entries()) {
      const key = `setup-${index}`
      const answer = await database.run((tx) => this.#machine.ask(tx, key, 'same', ask))
      expect(this.#machine.numbered(answer)).toEqual(this.#model.ask(key, 'same', ask))
    }
  }

  /** References are to the transfers and holds of the set-up, so that workers fight for the same ones. */
  plan(steps: Step[]): Sent[] {
    const sent: Sent[] = []
    for (const step of steps) {
      const repeated = step.op === 'replay' ? sent[step.nth % sent.length] : undefined
      const ask = toAsk(step, this.#model)
      if (repeated) sent.push(repeated)
      else if (ask) sent.push({ key: `race-${sent.length}`, ask })
    }
    return sent
  }

  async send(sent: Sent[]): Promise<void> {
    const queue = [...sent]
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { key, ask } = next
        const answer = await database.run((tx) => this.#machine.ask(tx, key, 'same', ask))
        this.#answers.set(key, [...(this.#answers.get(key) ?? []), answer])
      }
    }
    await Promise.all(Array.from({ length: workerCount }, work))
  }

  /** Asks the model in the order in which the ledger decided, and compares each answer and the final books. */
  async check(sent: Sent[]): Promise<void> {
    const asks = new Map(sent.map(({ key, ask }) => [key, ask]))
    for (const key of await this.#serialOrder()) {
      const expected = this.#model.ask(key, 'same', asks.get(key)!)
      const [first, ...replays] = this.#answersTo(key)
      expect(first).toEqual(expected)
      for (const replay of replays) expect(replay).toEqual({ ...expected, replayed: true, funds: replay.funds })
    }
    for (const [name, account] of this.#model.accounts) {
      expect(await this.#books(name), name).toEqual([account.balance, account.held, account.version].map(String))
    }
  }

  #answersTo(key: string) {
    const answers = [...(this.#answers.get(key) ?? [])].sort((a, b) => Number(a.replayed) - Number(b.replayed))
    return answers.map((answer) => this.#machine.numbered(answer))
  }

  async #serialOrder(): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`select key from ledger.requests
      where scope = ${this.#scope} and key like 'race-%' order by created_at`.execute(database.owner)
    return rows.map((row) => row.key)
  }

  async #books(name: string): Promise<string[]> {
    const { rows } = await sql<{ balance: string; held: string; version: string }>`
      select balance, held, version from ledger.account_balances
      where account_id = ${this.#machine.accountId(name)}`.execute(database.app)
    return rows.flatMap((row) => [row.balance, row.held, row.version])
  }
}

test(`[T-02] commands of ${workerCount} workers at once end as some serial order of them would, answer by answer`, () =>
  fc.assert(
    fc.asyncProperty(setUp, racing, async (first, steps) => {
      const race = new Race()
      await race.start(first)
      const sent = race.plan(steps)
      await race.send(sent)
      await race.check(sent)
      expect(await listBrokenInvariants(database.app)).toEqual([])
    }),
    { numRuns: runCount },
  ))
