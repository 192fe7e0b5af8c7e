import { randomUUID } from 'node:crypto'
import {
  type SharedBetAnswer,
  type SharedBetView,
  type SharedOpenAnswer,
  studioPaths,
} from '@fairground/contract/studio'
import type { BingoOutcome, BingoOwnEvent } from '@fairground/game-rules/games/bingo'
import { runDueCalls } from '@fairground/vendor-kit'
import { endsOf } from '../src/rounds/ends-of.ts'
import { openTables } from '../src/tables/open-tables.ts'
import { findLatestShared, findOpenShared, type SharedRoundWithChain } from '../src/tables/shared-round-store.ts'
import { stepTable } from '../src/tables/step-table.ts'
import { openTable, type Table } from '../src/tables/table.ts'
import { type Answer, Frame, openGame, type Studio, type TestStudio } from './test-studio.ts'

/** A player in a bingo room. */
export class BingoFrame extends Frame<SharedOpenAnswer> {
  buy(
    sharedRoundId: string,
    { tickets = 1, place = 0, requestId = randomUUID() as string } = {},
  ): Promise<Answer<Bought>> {
    return this.post(studioPaths.sharedBet, { requestId, sharedRoundId, place, bet: { tickets } })
  }
}
type Bought = SharedBetAnswer & { code?: string }

export async function openBingoFrame(
  studio: Studio,
  gameId: string,
  mode: 'real' | 'demo' = 'real',
): Promise<BingoFrame> {
  const { playerId, opened } = await openGame(studio, { gameId, mode })
  if (opened.kind !== 'shared') throw new Error(`${gameId} is no shared game`)
  return new BingoFrame(studio, playerId, opened)
}

/** The tickets that a purchase was dealt. */
export const ticketsOf = ({ events }: SharedBetView) =>
  events.flatMap((event) => (event.type === 'dealt' ? [event as BingoOwnEvent & { type: 'dealt' }] : []))

/** The writer of one bingo room, stepped by hand on a clock that stands still unless it is pushed. */
export class BingoRoom {
  readonly table: Table
  private readonly studio: TestStudio
  private readonly gameId: string

  constructor(studio: TestStudio, gameId: string) {
    this.studio = studio
    this.gameId = gameId
    this.table = openTable(studio.context, gameId, async () => {})
  }

  static async prepare(studio: TestStudio, gameId: string): Promise<BingoRoom> {
    await openTables(studio.context)
    const standingMs = Date.now()
    studio.clock.now = () => new Date(standingMs + studio.clock.offsetMs)
    return new BingoRoom(studio, gameId)
  }

  /** The round that sells tickets; one that is under way is played to its end before. */
  async open(): Promise<SharedRoundWithChain> {
    for (;;) {
      const pauseMs = await this.step()
      const round = await findOpenShared(this.studio.context.db, this.gameId)
      if (round?.state === 'betting') return round
      this.studio.clock.advance(pauseMs)
    }
  }

  /** Goes on until the round is in this state. */
  async until(state: SharedRoundWithChain['state']): Promise<SharedRoundWithChain> {
    const { clock } = this.studio
    for (;;) {
      const round = await this.latest()
      if (round.state === state) return round
      if (round.state === 'betting') clock.advance(round.closes_at.getTime() - clock.now().getTime())
      clock.advance(await this.step())
    }
  }

  /** Puts the clock at a moment of the run, and takes the round there. */
  async at(ms: number): Promise<void> {
    const { started_at } = await this.latest()
    this.studio.clock.advance((started_at?.getTime() ?? 0) + ms - this.studio.clock.now().getTime())
    await this.step()
  }

  /** Plays the round to its end and lets every money call be made. */
  async finish(): Promise<BingoOutcome> {
    const round = await this.until('settled')
    await this.pay()
    return round.outcome as unknown as BingoOutcome
  }

  private step = (): Promise<number> => stepTable(this.studio.context, this.table)

  async pay(): Promise<void> {
    while ((await runDueCalls(this.studio.context, endsOf(this.studio.context))) > 0);
  }

  async latest(): Promise<SharedRoundWithChain> {
    const round = await findLatestShared(this.studio.context.db, this.gameId)
    if (!round) throw new Error('no round was opened')
    return round
  }
}
