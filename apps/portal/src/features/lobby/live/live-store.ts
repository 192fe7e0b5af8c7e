import type { LiveTable, LiveTableNews, LiveTablesView, RoadLetter } from '@fairground/contract'
import { withTableNews } from '@fairground/contract/table-news'
import { type GoodRoad, goodRoadsOf } from '@fairground/game-rules/roads'
import { resultsOf } from './results-of.ts'

const noLetters: readonly RoadLetter[] = []
const noRoads: readonly GoodRoad[] = []

/** A table with what its letters stand for and the patterns that its road shows; the same object until it changes. */
export interface ShownTable {
  table: LiveTable
  letters: readonly RoadLetter[]
  good: readonly GoodRoad[]
}

/** The live tables of a page. A tile reads its own, and is drawn again only when that one changed. */
export class LiveStore {
  private view: LiveTablesView | undefined
  private shown: ReadonlyMap<string, ShownTable> = new Map()
  private readonly listeners = new Set<() => void>()
  /** How much the server's clock is ahead of this one. */
  private aheadMs = 0

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** By the server's clock. */
  now = (): number => Date.now() + this.aheadMs

  find = (nodeId: string): ShownTable | undefined => this.shown.get(nodeId)

  list = (): ReadonlyMap<string, ShownTable> => this.shown

  /** Everything anew. `waitedMs`: how long the answer took. */
  take(view: LiveTablesView, waitedMs: number): void {
    this.aheadMs = view.nowMs + waitedMs / 2 - Date.now()
    const letters = sameOr(this.view?.letters, view.letters)
    this.show({ ...view, letters, tables: view.tables.map((table) => sameOr(this.find(table.nodeId)?.table, table)) })
  }

  /** False where something was missed: then everything has to be asked for. */
  hear(news: LiveTableNews): boolean {
    const view = this.view && withTableNews(this.view, news)
    if (view) this.show(view)
    return view !== undefined
  }

  /** Nobody tells of them any more: what was said of this moment is taken back. */
  silence(): void {
    if (!this.view || this.view.tables.every(({ phase }) => phase === 'silent')) return
    const tables = this.view.tables.map((table) => ({ ...table, ...still }))
    this.show({ ...this.view, tables })
  }

  private show(view: LiveTablesView): void {
    const before = this.shown
    const areLettersKnown = this.view?.letters === view.letters
    this.view = view
    this.shown = new Map(
      view.tables.map((table) => {
        const known = before.get(table.nodeId)
        return [table.nodeId, known && areLettersKnown && known.table === table ? known : shownOf(view, table, known)]
      }),
    )
    for (const listener of this.listeners) listener()
  }
}

/** What is told again is what it was, so that nothing is drawn again for it. */
const sameOr = <Value>(known: Value | undefined, told: Value): Value =>
  known !== undefined && JSON.stringify(known) === JSON.stringify(told) ? known : told

const still = { phase: 'silent', closesMs: null, players: 0 } as const

function shownOf({ letters: lists }: LiveTablesView, table: LiveTable, known: ShownTable | undefined): ShownTable {
  const letters = table.letters === null ? noLetters : (lists[table.letters] ?? noLetters)
  const isSameRoad = known?.table.road === table.road && known.letters === letters
  return { table, letters, good: isSameRoad ? known.good : goodOf(table.road, letters) }
}

function goodOf(road: string, letters: readonly RoadLetter[]): readonly GoodRoad[] {
  const results = resultsOf(road, letters)
  return results.length > 0 ? goodRoadsOf(results) : noRoads
}
