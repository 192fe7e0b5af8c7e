import { type Lease, LeasedWork, type Leases } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Acts } from './act-shared.ts'
import { listTakenBets } from './bet-store.ts'
import { sharedRulesOf } from './rules-of.ts'
import { findOpenShared } from './shared-round-store.ts'
import { renewStage } from './stages/run-stages.ts'
import { stepTable, voidOpenBetting } from './step-table.ts'
import { openTable, type Table } from './table.ts'

const stepPauseMsMax = 1_000
const failedPauseMs = 1_000
/** How long a stop waits for a running round; the next writer finishes longer ones. */
const stopMsMax = 8_000
const restartReason = 'the studio was restarted while bets were taken'
const stopReason = 'the studio was stopped while bets were taken'

interface TableWriters {
  /** The tables of the catalogue have changed: new ones are written too, and those that were opened begin at once. */
  refresh(): void
  stop(): Promise<void>
}

interface Parts {
  acts: Acts
  leases: Leases
}

/**
 * Writes every table of the catalogue, as long as this process holds the table's lease; while another one holds it, this one
 * only follows, and takes over when it is gone. `stop` voids a round in betting and lets one that runs come to its end.
 */
export function startTableWriters(context: AppContext, parts: Parts): TableWriters {
  const writers = new Map<string, TableWriter>()
  const refresh = () => {
    const tables = context.catalogue.list().filter(({ kind }) => kind === 'shared')
    for (const { gameId } of tables) {
      const known = writers.get(gameId)
      if (known) known.wake()
      else writers.set(gameId, new TableWriter(context, gameId, parts))
    }
  }
  refresh()
  return {
    refresh,
    async stop() {
      await Promise.all([...writers.values()].map((writer) => writer.stop()))
    },
  }
}

class TableWriter {
  private readonly context: AppContext
  private readonly tableId: string
  private readonly parts: Parts
  private readonly own: LeasedWork

  constructor(context: AppContext, tableId: string, parts: Parts) {
    this.context = context
    this.tableId = tableId
    this.parts = parts
    this.own = new LeasedWork({
      leases: parts.leases,
      // Releases before this one take the same lock.
      name: `shared-table:${tableId}`,
      log: context.log,
      work: (own, lease) => this.write(own, lease),
    })
  }

  /** What it waits for may be over. */
  wake(): void {
    this.own.bell.ring()
  }

  stop(): Promise<void> {
    return this.own.stop()
  }

  /** Before each step the lease is proved: when it is lost, this process stops writing. */
  private async write(own: LeasedWork, lease: Lease): Promise<void> {
    const { context, tableId } = this
    context.log.info({ tableId }, 'this process writes the table')
    await voidOpenBetting(context, tableId, restartReason)
    await renewStage(context, sharedRulesOf(context, tableId), tableId)
    const table = openTable(context, tableId, () => this.parts.acts.written())
    while (!own.isStopping) {
      await lease.prove()
      const pauseMs = await this.step(table)
      if (!own.isStopping && pauseMs > 0) await own.bell.sleep(Math.min(pauseMs, stepPauseMsMax))
    }
    await this.finish(table)
  }

  private step(table: Table): Promise<number> {
    return stepTable(this.context, table).catch((error: unknown) => {
      this.context.log.error({ err: error, tableId: this.tableId }, 'a shared round could not be taken on')
      return failedPauseMs
    })
  }

  private async finish(table: Table): Promise<void> {
    await voidOpenBetting(this.context, this.tableId, stopReason)
    const deadlineMs = performance.now() + stopMsMax
    while ((await this.hasBetsLeft()) && performance.now() < deadlineMs) {
      const pauseMs = await this.step(table)
      await new Promise((resolve) => setTimeout(resolve, Math.min(pauseMs, stepPauseMsMax)))
    }
  }

  private async hasBetsLeft(): Promise<boolean> {
    const round = await findOpenShared(this.context.db, this.tableId)
    return round?.source === 'seed' && (await listTakenBets(this.context.db, round.shared_round_id, 1)).length > 0
  }
}
