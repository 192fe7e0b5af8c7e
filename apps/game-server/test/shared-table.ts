import { randomUUID } from 'node:crypto'
import { type SharedBetAnswer, type SharedOpenAnswer, studioPaths } from '@fairground/contract/studio'
import { runDueCalls } from '@fairground/vendor-kit'
import { endsOf } from '../src/rounds/ends-of.ts'
import { Acts } from '../src/tables/act-shared.ts'
import { openTables } from '../src/tables/open-tables.ts'
import { sharedRulesOf } from '../src/tables/rules-of.ts'
import { findLatestShared, findOpenShared, type SharedRoundWithChain } from '../src/tables/shared-round-store.ts'
import { stepTable } from '../src/tables/step-table.ts'
import { openTable, type Table } from '../src/tables/table.ts'
import { type Answer, Frame, type LaunchWishes, openGame, type Studio, type TestStudio } from './test-studio.ts'

export const tableId = 'crash'
export const stakeMinor = '1000000'

/** A player at a shared table. */
export class SharedFrame extends Frame<SharedOpenAnswer> {
  place(wishes: Wishes): Promise<Answer<Told>> {
    const { requestId = randomUUID(), place = 0, autoX100 = 0, sharedRoundId, stake = stakeMinor, freeBetId } = wishes
    const bet = { stakeMinor: stake, autoX100 }
    return this.post(studioPaths.sharedBet, { requestId, sharedRoundId, place, bet, freeBetId })
  }
}

interface Wishes {
  sharedRoundId: string
  requestId?: string
  place?: number
  autoX100?: number
  stake?: string
  freeBetId?: string
}
type Told = SharedBetAnswer & { code?: string }

export async function openSharedFrame(studio: Studio, wishes: LaunchWishes = {}): Promise<SharedFrame> {
  const { playerId, opened } = await openGame(studio, { gameId: tableId, ...wishes })
  if (opened.kind !== 'shared') throw new Error(`${opened.gameId} is no shared game`)
  return new SharedFrame(studio, playerId, opened)
}

/** The writer of the crash table, stepped by hand on a clock that stands still unless it is pushed. */
export class TestTable {
  readonly acts: Acts
  readonly table: Table
  private readonly studio: TestStudio

  private readonly tableId: string

  constructor(studio: TestStudio, id = tableId) {
    this.studio = studio
    this.tableId = id
    this.acts = new Acts(studio.context)
    this.table = openTable(studio.context, id, () => this.acts.written())
  }

  static async prepare(studio: TestStudio, id = tableId): Promise<TestTable> {
    await openTables(studio.context)
    const standingMs = Date.now()
    studio.clock.now = () => new Date(standingMs + studio.clock.offsetMs)
    return new TestTable(studio, id)
  }

  step = (): Promise<number> => stepTable(this.studio.context, this.table)

  /** A round in betting that will bust within these hundredths; rounds before it are played empty. */
  openRound(min: number, max = Number.MAX_SAFE_INTEGER): Promise<SharedRoundWithChain & { bustX100: number }> {
    return this.openRoundOf<{ bustX100: number }>(({ bustX100 }) => bustX100 >= min && bustX100 <= max)
  }

  /** A round in betting whose outcome is such, with the outcome; rounds before it are played empty. */
  async openRoundOf<Drawn extends object>(isSuch: (outcome: Drawn) => boolean): Promise<SharedRoundWithChain & Drawn> {
    const { context, clock } = this.studio
    for (;;) {
      while ((await findOpenShared(context.db, this.tableId))?.state !== 'betting') await this.next()
      const round = (await findOpenShared(context.db, this.tableId))!
      const chain = await context.db
        .selectFrom('shared_chains')
        .selectAll()
        .where('chain_id', '=', round.chain_id)
        .executeTakeFirstOrThrow()
      const { serverSeed } = this.table.seeds.secretsOf(chain, round.number)
      const { source } = sharedRulesOf(context, this.tableId)
      const outcome = source.draw({ serverSeed, clientSeed: round.salt, nonce: round.number }) as Drawn
      if (isSuch(outcome)) return { ...round, ...outcome }
      clock.advance(round.closes_at.getTime() - clock.now().getTime())
      while ((await findOpenShared(context.db, this.tableId))?.shared_round_id === round.shared_round_id)
        await this.next()
    }
  }

  /** One step; its wait is passed over, but for the time of a round that has just opened. */
  private async next(): Promise<void> {
    const { context, clock } = this.studio
    const pauseMs = await this.step()
    if ((await findOpenShared(context.db, this.tableId))?.state !== 'betting') clock.advance(pauseMs)
  }

  /** Goes on until the round runs, at its first moment. */
  async run(round: SharedRoundWithChain): Promise<void> {
    const { clock } = this.studio
    clock.advance(Math.max(0, round.closes_at.getTime() - clock.now().getTime()))
    while ((await this.latest()).state !== 'running') clock.advance(await this.step())
  }

  /** Puts the clock at a moment of the run, and takes the round there. */
  async at(ms: number): Promise<void> {
    const { started_at } = await this.latest()
    const { clock } = this.studio
    clock.advance((started_at?.getTime() ?? 0) + ms - clock.now().getTime())
    await this.step()
  }

  /** Takes the round to its end, and lets every money call be made. */
  async finish(): Promise<SharedRoundWithChain> {
    let round = await this.latest()
    while (round.state !== 'settled' && round.state !== 'void') {
      this.studio.clock.advance(await this.step())
      round = await this.latest()
    }
    await this.pay()
    return round
  }

  async pay(): Promise<void> {
    while ((await runDueCalls(this.studio.context, endsOf(this.studio.context))) > 0);
  }

  async latest(): Promise<SharedRoundWithChain> {
    const round = await findLatestShared(this.studio.context.db, this.tableId)
    if (!round) throw new Error('no round was opened')
    return round
  }

  end(frame: SharedFrame, roundId: string, receivedMs = this.studio.clock.now().getTime()) {
    const { mode } = frame.opened
    const session = { playerId: frame.playerId, mode } as Parameters<Acts['end']>[0]['session']
    return this.acts.end({ session, roundId, receivedMs })
  }
}
