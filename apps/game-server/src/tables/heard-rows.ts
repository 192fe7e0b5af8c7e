import { Soon } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { reloadTables } from './open-tables.ts'

/** Takes over rows of tables that somebody changed: once for all that change together. */
export class HeardRows {
  private readonly changed = new Set<string>()
  private readonly soon: Soon

  /** `onTaken` is told which of them had changed. */
  constructor(context: AppContext, onTaken: (tableIds: readonly string[]) => void) {
    this.soon = new Soon(0, async () => {
      const tableIds = [...this.changed]
      this.changed.clear()
      try {
        await reloadTables(context)
        onTaken(tableIds.filter((tableId) => context.catalogue.find(tableId) !== undefined))
      } catch (error) {
        context.log.error({ err: error }, 'changed tables could not be taken over')
        for (const tableId of tableIds) this.changed.add(tableId)
        this.soon.ask()
      }
    })
  }

  hear(tableId?: string): void {
    if (tableId !== undefined) this.changed.add(tableId)
    this.soon.ask()
  }

  stop(): void {
    this.soon.stop()
  }
}
