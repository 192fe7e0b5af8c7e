import pg from 'pg'
import { vi } from 'vitest'

/** Less than a test has: what did not come is named. */
const patience = { timeout: 80_000, interval: 50 }

/** The owner of the database, who reads beside the lottery and can stop it at a place of one's choice. */
export class DatabaseOwner {
  private readonly reader: pg.Client
  private readonly holder: pg.Client

  private constructor(url: string) {
    const settings = { connectionString: url, options: '-c search_path=lottery' }
    this.reader = new pg.Client(settings)
    this.holder = new pg.Client(settings)
  }

  static async open(url: string): Promise<DatabaseOwner> {
    const owner = new DatabaseOwner(url)
    await Promise.all([owner.reader.connect(), owner.holder.connect()])
    return owner
  }

  async read<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.reader.query<Row>(text, values)).rows
  }

  /** Takes the locks of this statement; whoever needs them waits until `release`. */
  async hold(text: string, values: unknown[] = []): Promise<void> {
    await this.holder.query('begin')
    await this.holder.query(text, values)
  }

  async release(): Promise<void> {
    await this.holder.query('rollback')
  }

  /** Until so many connections stand at a lock in a statement on one of these tables. */
  async untilHeld(table: string, connections = 1): Promise<void> {
    const waiting = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ~ $1`
    const isHeld = async () => {
      const [found] = await this.read<{ count: number }>(waiting, [table])
      return (found?.count ?? 0) >= connections
    }
    await vi.waitUntil(isHeld, patience).catch(async (cause: unknown) => {
      throw new Error(`${table} is not waited for; open are ${JSON.stringify(await this.listWork())}`, { cause })
    })
  }

  private listWork(): Promise<object[]> {
    return this.read(`select state, wait_event_type as waits, wait_event as for, left(query, 120) as query
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
  }

  async until(condition: string): Promise<void> {
    await vi.waitUntil(async () => {
      const [found] = await this.read<{ is_so: boolean }>(`select ${condition} as is_so`)
      return found?.is_so === true
    }, patience)
  }

  async close(): Promise<void> {
    await Promise.all([this.reader.end(), this.holder.end()])
  }
}
