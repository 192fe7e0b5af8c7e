import { roadMax, type VendorLiveTable, VendorTableFeed } from '@fairground/contract/psw'
import { withTableChanges } from '@fairground/contract/table-news'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { postToVendor } from '../catalogue/index.ts'

const askMs = 500
/** After a call without an answer. */
const failedMs = 2_000
/** A vendor that has no such call, or tells nonsense. */
const unknownMs = 60_000
const timeoutMs = 3_000
/** What is older says nothing of now. */
const silentMs = 5_000
/** The two clocks are compared anew only when they are so far apart: an answer takes a while. */
const clockMs = 300

/** What one vendor tells of its tables, asked for again and again until `stop`. */
export class VendorLine {
  /** Settled by the first answer, or by the knowledge that there is none. */
  readonly first: Promise<void>
  private readonly context: AppContext
  private readonly vendorId: string
  private view: VendorTableFeed['view'] = null
  private cursor: string | undefined
  private heardAtMs = 0
  /** How much this clock is ahead of the vendor's. */
  private aheadMs = 0
  private timer: NodeJS.Timeout | undefined
  private isStopped = false

  constructor(context: AppContext, vendorId: string) {
    this.context = context
    this.vendorId = vendorId
    this.first = this.askOn()
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  get isSilent(): boolean {
    return performance.now() - this.heardAtMs > silentMs
  }

  get letters(): NonNullable<VendorTableFeed['view']>['letters'] {
    return this.view?.letters ?? []
  }

  /** By the code of their games, with the end of betting by this clock. */
  tables(): Map<string, VendorLiveTable> {
    const tables = this.view?.tables ?? []
    return new Map(
      tables.map((table) => [
        table.tableId,
        { ...table, closesMs: table.closesMs === null ? null : table.closesMs + this.aheadMs },
      ]),
    )
  }

  private async askOn(): Promise<void> {
    const waitMs = await this.ask()
    if (this.isStopped) return
    this.timer = setTimeout(() => void this.askOn(), waitMs)
    this.timer.unref()
  }

  /** How long to wait for the next one. */
  private async ask(): Promise<number> {
    const { context, vendorId, cursor } = this
    const path = cursor === undefined ? '/tables/live' : `/tables/live?after=${encodeURIComponent(cursor)}`
    try {
      const { answer } = await postToVendor(context, { vendorId, method: 'GET', path, timeoutMs })
      const told = VendorTableFeed.safeParse(answer)
      if (!told.success) return unknownMs
      this.take(told.data)
      return askMs
    } catch (error) {
      if (!(error instanceof PswUnknownOutcome)) context.log.error({ err: error }, 'live tables were not read')
      return failedMs
    }
  }

  private take({ cursor, nowMs, view, changes }: VendorTableFeed): void {
    const before = view ?? this.view
    const changed = before && withTableChanges(before.tables, changes)
    // A road is one session; a vendor that never begins a new one is asked for everything again.
    const tables = changed?.some(({ road }) => road.length > roadMax) ? undefined : changed
    // With something missing everything is asked for again; what is shown meanwhile was told.
    this.cursor = tables ? cursor : undefined
    if (before && tables) this.view = { ...before, tables }
    const aheadMs = this.context.clock.now().getTime() - nowMs
    if (view || Math.abs(aheadMs - this.aheadMs) > clockMs) this.aheadMs = aheadMs
    this.heardAtMs = performance.now()
  }
}
