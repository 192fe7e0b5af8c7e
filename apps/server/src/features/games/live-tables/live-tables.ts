import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveTableNews, LiveTablesView } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { listLiveGames } from '../catalogue/index.ts'
import { changesTo, type LiveRows, rowsOf } from './live-row.ts'
import { liveRowsView } from './live-rows-view.ts'
import { VendorLine } from './vendor-line.ts'

/** What changes at all tables goes out together, at most this often. */
const newsMs = 500
/** Vendors are asked on for so long after the last visitor. */
const restMs = 30_000
/** Whoever comes first waits so long for the vendors. */
const firstMsMax = 1_000

/** Changed by hand: what a page is told of them may be two seconds old. */
const liveGames = rememberBriefly({ lifeMs: 2_000, entriesMax: 1 }, ({ db }: AppContext) => listLiveGames(db))

interface Listener {
  /** Whether anybody is there to be told. */
  isWatched(): boolean
  onNews(news: LiveTableNews): void
  /** Pages have to ask for everything again. */
  onAgain(): void
}

const known = new WeakMap<AppContext, LiveTables>()

/** Those of this process. */
export function liveTablesOf(context: AppContext): LiveTables {
  const tables = known.get(context) ?? new LiveTables(context)
  known.set(context, tables)
  return tables
}

/** Nobody is told any more, and no vendor is asked. */
export const stopLiveTables = (context: AppContext): void => known.get(context)?.stop()

/**
 * All live tables, for everybody: each vendor is asked by one line, only while somebody looks, and what changed is told in
 * one piece. What `view` gives is what was told, so that the next news continue it.
 */
export class LiveTables {
  private readonly context: AppContext
  private readonly lines = new Map<string, VendorLine>()
  private listener: Listener | undefined
  private told: LiveRows = { letters: [], rows: [] }
  private number = 0
  private wantedUntilMs = 0
  private starting: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(context: AppContext) {
    this.context = context
  }

  listen(listener: Listener): void {
    this.listener = listener
  }

  /** Resolves when `view` has something to show; vendors that are slow come later. */
  async wake(): Promise<void> {
    this.wantedUntilMs = performance.now() + restMs
    this.starting ??= this.start()
    await this.starting
  }

  view(language: string): LiveTablesView {
    const { config, clock } = this.context
    return liveRowsView(this.told, {
      ...{ language, currency: config.currency, number: this.number },
      nowMs: clock.now().getTime(),
    })
  }

  stop(): void {
    clearTimeout(this.timer)
    for (const line of this.lines.values()) line.stop()
    this.lines.clear()
    this.starting = undefined
  }

  private async start(): Promise<void> {
    try {
      await this.openLines()
      const answers = Promise.all([...this.lines.values()].map(({ first }) => first))
      await Promise.race([answers, sleep(firstMsMax, undefined, { ref: false })])
      this.told = await this.readRows()
      if (this.starting) this.tellLater()
    } catch (error) {
      this.stop()
      throw error
    }
  }

  private tellLater(): void {
    this.timer = setTimeout(() => void this.tell(), newsMs)
    this.timer.unref()
  }

  private async tell(): Promise<void> {
    if (performance.now() > this.wantedUntilMs && this.listener?.isWatched() !== true) return this.stop()
    try {
      await this.openLines()
      const next = await this.readRows()
      const changes = changesTo(this.told, next)
      this.told = next
      if (changes === undefined) this.listener?.onAgain()
      else if (changes.length > 0) {
        this.number += 1
        this.listener?.onNews([this.number, changes])
      }
    } catch (error) {
      if (this.starting) this.context.log.error({ err: error }, 'live tables could not be told')
    }
    if (this.starting) this.tellLater()
  }

  /** One for each vendor that has live tables now. */
  private async openLines(): Promise<void> {
    const vendorIds = new Set((await liveGames(this.context)).map(({ vendorId }) => vendorId))
    if (!this.starting) return
    for (const vendorId of vendorIds)
      if (!this.lines.has(vendorId)) this.lines.set(vendorId, new VendorLine(this.context, vendorId))
    for (const [vendorId, line] of this.lines)
      if (!vendorIds.has(vendorId)) {
        line.stop()
        this.lines.delete(vendorId)
      }
  }

  private async readRows(): Promise<LiveRows> {
    const told = [...this.lines].map(([vendorId, line]) => {
      const { isSilent, letters } = line
      return [vendorId, { isSilent, letters, tables: line.tables() }] as const
    })
    return rowsOf(await liveGames(this.context), new Map(told))
  }
}
