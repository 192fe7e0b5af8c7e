import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { reloadTables } from '../src/tables/open-tables.ts'
import { findOpenShared } from '../src/tables/shared-round-store.ts'
import { DealerTable, Desk, dealtTableId, idsOfShoe, Reader } from './dealer-table.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import type { TestStudio } from './test-studio.ts'

const startMinor = 100_000_000n
const chip = 1_000_000

/** Player 5, banker 6: the player draws, and a six makes the banker draw. */
export const cards = ['2c', 'Ks', '3d', '6h', '6s', 'Ah']

/** A dealer, a second person, a supervisor and a reader at one table; before each test a round with a chip on the banker. */
export class DealerWorld {
  owner!: pg.Client
  table!: DealerTable
  dealer!: Desk
  second!: Desk
  pit!: Desk
  reader!: Reader
  frame!: SlipFrame
  roundId = ''
  idOf: (card: string) => string = () => ''
  private readonly studio: TestStudio

  constructor(studio: TestStudio) {
    this.studio = studio
  }

  async begin(): Promise<void> {
    const { studio } = this
    this.owner = new pg.Client(studio.databaseUrl)
    await this.owner.connect()
    await TestTable.prepare(studio, dealtTableId)
    this.table = new DealerTable(studio)
    this.dealer = await Desk.open(studio, 'thu-ha')
    this.second = await Desk.open(studio, 'lam')
    this.pit = await Desk.open(studio, 'pit', { rights: ['deal', 'supervise'] })
    this.reader = new Reader(studio, 'reader-1')
    const { deviceId, publicKey } = this.reader
    await this.dealer.do({ act: 'open-shift' })
    await this.pit.do({ act: 'add-device', deviceId, kind: 'barcode', publicKey })
    await this.second.do({ act: 'confirm-device', deviceId })
  }

  /** A new shoe, nothing open, and a round in betting. Incidents of tests before are of another day. */
  async clean(): Promise<void> {
    const { owner, studio } = this
    for (const desk of [this.dealer, this.second, this.pit]) await desk.renew()
    await owner.query(`update studio.incidents set opened_at = opened_at - interval '2 days'`)
    await owner.query(`update studio.tables set state = 'open', cause = null where table_id = $1`, [dealtTableId])
    await reloadTables(studio.context)
    expect(await this.pit.do({ act: 'new-shoe' })).toBe('done')
    this.idOf = await idsOfShoe(studio)
    this.frame = await openSlipFrame(studio, { gameId: dealtTableId })
    await this.table.until('betting')
    this.roundId = (await this.table.latest()).shared_round_id
    expect(await this.frame.slip(this.roundId, { banker: chip })).toMatchObject({ ok: true })
  }

  async end(): Promise<void> {
    if (await findOpenShared(this.studio.context.db, dealtTableId)) {
      await this.dealer.do({ act: 'report', kind: 'misdeal', facts: {} })
      await this.decideAll()
    }
    await this.table.pay()
    await this.owner.query('update studio.devices set faulted_at = null, seen_at = null')
    this.studio.clock.advance(10_000)
  }

  paid = () => this.studio.wallet.book.balanceOf(this.frame.playerId) - startMinor

  incidents = async () => (await this.pit.view()).incidents.filter(({ decidedAt }) => decidedAt === null)

  /** Dealer and supervisor say yes to everything that is open. */
  async decideAll(): Promise<void> {
    for (const { incidentId } of await this.incidents()) {
      await this.dealer.do({ act: 'decide', incidentId })
      await this.pit.do({ act: 'decide', incidentId })
    }
  }

  typeBoth = async (told: string) => [await this.dealer.enter(told), await this.second.enter(told)]

  async readAll(): Promise<void> {
    for (const [step, card] of cards.entries()) {
      const answer = await this.reader.read(step, { id: this.idOf(card) })
      expect(answer).toMatchObject({ type: 'accepted', state: 'confirmed' })
    }
  }

  async settle(): Promise<void> {
    await this.table.until('settled')
    await this.table.pay()
  }

  /** Nothing is lost or made: what left the player is what the round holds, or came back. */
  async isWhole(): Promise<void> {
    const { rows } = await this.owner.query(
      `select sum(payout_minor)::text as paid,
         sum(case when state in ('betting', 'taken', 'ended') then stake_minor else 0 end)::text as held
       from studio.shared_bets where shared_round_id = $1`,
      [this.roundId],
    )
    expect(this.paid()).toBe(BigInt(rows[0].paid) - BigInt(rows[0].held))
  }
}

export function dealerWorld(studio: TestStudio): DealerWorld {
  const world = new DealerWorld(studio)
  beforeAll(() => world.begin())
  beforeEach(() => world.clean())
  afterEach(async () => {
    await world.end()
    await world.isWhole()
  })
  afterAll(() => world.owner.end())
  return world
}
