import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { Gather } from '../lib/gather.ts'

/** A server that hears nothing for so long gives the leases to others: of a process that froze or was cut off. */
const silenceMsMax = 10_000
const beatMs = 2_000
const answerMsMax = 5_000
const connectMsMax = 5_000
const farewellMsMax = 1_000
/** An answer proves what is held for so long: far shorter than the silence that costs it. */
const proofMs = 500

/** A name that this process holds, and no other one at the same time. */
export interface Lease {
  /** @throws LeaseLostError when it is not held any more */
  prove(): Promise<void>
  release(): Promise<void>
}

export class LeaseLostError extends Error {}

interface Line {
  readonly client: pg.Client
  readonly held: Set<string>
  isLost: boolean
  /** When the question was sent that the database answered last, as `performance.now()` counts. */
  provenMs: number
}

interface Parts {
  databaseUrl: string
  /** By which the database knows the connection. */
  name: string
  log: FastifyBaseLogger
}

/**
 * Every lease of this process on one connection, as advisory locks of its session: the database frees them all in the same
 * moment in which the connection ends, however the process does.
 */
export class Leases {
  private readonly parts: Parts
  private line: Promise<Line> | undefined
  private readonly beat: NodeJS.Timeout
  /** What comes in together is one statement. */
  private readonly takes = new Gather((names: readonly string[]) => this.takeAll(names))
  private readonly proofs = new Gather(async (lines: readonly Line[]) => {
    for (const line of new Set(lines)) await this.ask(line, 'select 1')
    return lines.map(() => undefined)
  })

  constructor(parts: Parts) {
    this.parts = parts
    this.beat = setInterval(() => void this.keepAlive(), beatMs).unref()
  }

  /** Undefined while another process, or somebody else in this one, holds the name. @throws Error without a database */
  take(name: string): Promise<Lease | undefined> {
    return this.takes.add(name)
  }

  async stop(): Promise<void> {
    clearInterval(this.beat)
    const line = await this.line?.catch(() => undefined)
    if (line) await end(line)
  }

  private async takeAll(names: readonly string[]): Promise<(Lease | undefined)[]> {
    const line = await this.open()
    const free = [...new Set(names)].filter((name) => !line.held.has(name))
    const rows = free.length > 0 ? await this.ask<{ name: string; is_ours: boolean }>(line, tryLocks, [free]) : []
    const ours = new Set(rows.filter(({ is_ours }) => is_ours).map(({ name }) => name))
    return names.map((name) => {
      if (!ours.delete(name)) return undefined
      line.held.add(name)
      return this.leaseOf(line, name)
    })
  }

  private leaseOf(line: Line, name: string): Lease {
    return {
      prove: async () => {
        requireLine(line)
        if (performance.now() - line.provenMs < proofMs) return
        await this.proofs.add(line)
        requireLine(line)
      },
      release: async () => {
        if (!line.held.delete(name) || line.isLost) return
        await this.ask(line, unlock, [name]).catch(() => {})
      },
    }
  }

  private open(): Promise<Line> {
    this.line ??= this.connect()
    return this.line
  }

  private async connect(): Promise<Line> {
    try {
      const client = new pg.Client({
        connectionString: this.parts.databaseUrl,
        application_name: this.parts.name,
        connectionTimeoutMillis: connectMsMax,
        query_timeout: answerMsMax,
        options: `-c idle_session_timeout=${silenceMsMax} -c tcp_user_timeout=${silenceMsMax}`,
      })
      const line: Line = { client, held: new Set(), isLost: false, provenMs: -Infinity }
      client.on('error', () => this.lose(line))
      client.on('end', () => this.lose(line))
      await client.connect()
      return line
    } catch (error) {
      this.line = undefined
      throw error
    }
  }

  private lose(line: Line): void {
    if (line.isLost) return
    line.isLost = true
    this.line = undefined
    if (line.held.size > 0) this.parts.log.warn({ leases: line.held.size }, 'the connection of the leases was lost')
  }

  /** A connection that does not answer is as good as lost: what it holds can be another's any moment. */
  private async ask<Row extends pg.QueryResultRow>(line: Line, text: string, values: unknown[] = []): Promise<Row[]> {
    const askedMs = performance.now()
    try {
      const { rows } = await line.client.query<Row>(text, values)
      line.provenMs = askedMs
      return rows
    } catch (error) {
      this.lose(line)
      void end(line)
      throw error
    }
  }

  private async keepAlive(): Promise<void> {
    const line = await this.line?.catch(() => undefined)
    if (line && !line.isLost) await this.proofs.add(line).catch(() => {})
  }
}

const hashOf = (name: string) => `hashtextextended(${name}, 0)`
const tryLocks = `select name, pg_try_advisory_lock(${hashOf('name')}) as is_ours from unnest($1::text[]) as wanted (name)`
const unlock = `select pg_advisory_unlock(${hashOf('$1')})`

function requireLine({ isLost }: Line): void {
  if (isLost) throw new LeaseLostError('the connection of the leases was lost')
}

/** A server that does not answer the farewell is not waited for. */
async function end({ client }: Line): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), farewellMsMax)
  await client.end().catch(() => {})
  clearTimeout(timer)
}
