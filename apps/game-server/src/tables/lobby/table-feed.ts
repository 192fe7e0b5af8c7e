import { randomUUID } from 'node:crypto'
import type { VendorLiveTable, VendorRoadLetter, VendorTableFeed } from '@fairground/contract/psw'
import type { LobbyChange } from '@fairground/contract/studio'
import type { AppContext } from '../../context.ts'
import { LobbyBoard, type LobbyEntry, seatsOf, sharedTitlesOf, toldOf } from './lobby-board.ts'

/** Callers within so long are answered from one reading. */
const readPauseMs = 250
/** So many readings with changes are kept: half a minute and more for whoever asks twice a second. */
const framesMax = 120

/**
 * All tables for the portal, which asks again and again: everything once, then what changed since. Tables are read when it
 * asks and not otherwise. A cursor of another process, or one that is too old, gets everything again.
 */
export class TableFeed {
  private board: LobbyBoard
  private readonly context: AppContext
  private frames: LobbyChange[][] = []
  private number = 0
  private id = ''
  /** Which tables there were, and how they stood, when everything was read. */
  private stand = ''
  private readAtMs = Number.NEGATIVE_INFINITY
  private reading: Promise<void> | undefined

  constructor(context: AppContext) {
    this.context = context
    this.board = new LobbyBoard(context)
  }

  async read(after: string | undefined): Promise<VendorTableFeed> {
    if (performance.now() - this.readAtMs >= readPauseMs) this.reading ??= this.readOnce()
    await this.reading
    const changes = this.changesAfter(after)
    return {
      cursor: `${this.id}.${this.number}`,
      nowMs: this.context.clock.now().getTime(),
      view: changes ? null : viewOf([...this.board.entries.values()]),
      changes: changes ?? [],
    }
  }

  private async readOnce(): Promise<void> {
    try {
      const stand = standOf(this.context)
      if (stand !== this.stand || !(await this.addChanges())) await this.begin(stand)
      this.readAtMs = performance.now()
    } finally {
      this.reading = undefined
    }
  }

  /** False where a result was missed. */
  private async addChanges(): Promise<boolean> {
    const changes = await this.board.readChanges([...this.board.entries.keys()])
    if (changes === undefined) return false
    if (changes.length === 0) return true
    this.number += 1
    this.frames = [...this.frames.slice(1 - framesMax), changes]
    return true
  }

  private async begin(stand: string): Promise<void> {
    const board = new LobbyBoard(this.context)
    await board.load()
    Object.assign(this, { board, stand, id: randomUUID(), number: 0, frames: [] })
  }

  private changesAfter(cursor: string | undefined): LobbyChange[] | undefined {
    const [id, number] = cursor?.split('.') ?? []
    const missed = this.number - Number(number)
    if (id !== this.id || !Number.isInteger(missed) || missed < 0 || missed > this.frames.length) return undefined
    return this.frames.slice(this.frames.length - missed).flat()
  }
}

const standOf = (context: AppContext): string =>
  JSON.stringify(sharedTitlesOf(context).map(({ gameId, table: { state } }) => [gameId, state]))

function viewOf(entries: readonly LobbyEntry[]): NonNullable<VendorTableFeed['view']> {
  const lists = new Map<string, readonly VendorRoadLetter[]>()
  for (const { title } of entries) if (title.live?.letters) lists.set(title.rules.id, lettersOf(title.live.letters))
  const places = [...lists.keys()]
  return {
    letters: [...lists.values()].map((letters) => [...letters]),
    tables: entries.map(({ title, row, road }): VendorLiveTable => {
      const { gameId: tableId, rules, table } = title
      const { state, speed, tier, language } = table
      const [phase, closesMs, players] = toldOf(row)
      const letters = lists.has(rules.id) ? places.indexOf(rules.id) : null
      return {
        ...{ tableId, state, speed, tier, language, letters, phase, closesMs, players, road },
        ...seatsOf(title, row),
      }
    }),
  }
}

type Letters = NonNullable<NonNullable<LobbyEntry['title']['live']>['letters']>

const lettersOf = (letters: Letters): VendorRoadLetter[] =>
  letters.map(({ mark, tone, side, names }) => ({ mark, tone, ...(side && { side }), names: { ...names } }))
