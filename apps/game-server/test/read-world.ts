import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { reloadTables } from '../src/tables/open-tables.ts'
import { DealerTable, Desk, Reader } from './dealer-table.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import type { TestStudio } from './test-studio.ts'

const startMinor = 100_000_000n
const chipMinor = 1_000_000

interface Place {
  tableId: string
  device: { id: string; kind: 'wheel-sensor' | 'dice-camera' }
  /** Where the player's chip of each round lies. */
  spot: string
}

/** A table that one reading decides, with three people, a device, and before each test a round with a chip in betting. */
export class ReadWorld {
  owner!: pg.Client
  table!: DealerTable
  dealer!: Desk
  second!: Desk
  pit!: Desk
  device!: Reader
  frame!: SlipFrame
  roundId = ''
  private readonly studio: TestStudio
  private readonly place: Place

  constructor(studio: TestStudio, place: Place) {
    this.studio = studio
    this.place = place
  }

  async begin(): Promise<void> {
    const { studio } = this
    const { tableId, device } = this.place
    this.owner = new pg.Client(studio.databaseUrl)
    await this.owner.connect()
    await TestTable.prepare(studio, tableId)
    this.table = new DealerTable(studio, tableId)
    this.dealer = await Desk.open(studio, 'mai-chi', { tableId })
    this.second = await Desk.open(studio, 'lam', { tableId })
    this.pit = await Desk.open(studio, 'pit', { tableId, rights: ['deal', 'supervise'] })
    this.device = new Reader(studio, device.id, tableId)
    await this.dealer.do({ act: 'open-shift' })
    const { deviceId, publicKey } = this.device
    await this.pit.do({ act: 'add-device', deviceId, kind: device.kind, publicKey })
    await this.second.do({ act: 'confirm-device', deviceId })
  }

  /** Incidents of tests before are of another day. */
  async openRound(): Promise<void> {
    const { owner, studio, table } = this
    const { tableId, spot } = this.place
    for (const desk of [this.dealer, this.second, this.pit]) await desk.renew()
    await owner.query(`update studio.incidents set opened_at = opened_at - interval '2 days'`)
    await owner.query(`update studio.tables set state = 'open', cause = null where table_id = $1`, [tableId])
    await reloadTables(studio.context)
    await owner.query('update studio.devices set faulted_at = null, seen_at = null')
    this.frame = await openSlipFrame(studio, { gameId: tableId })
    await table.until('betting')
    this.roundId = (await table.latest()).shared_round_id
    expect(await this.frame.slip(this.roundId, { [spot]: chipMinor })).toMatchObject({ ok: true })
  }

  paid = () => this.studio.wallet.book.balanceOf(this.frame.playerId) - startMinor

  open = async () => (await this.pit.view()).incidents.filter(({ decidedAt }) => decidedAt === null)

  openKinds = async () => (await this.open()).map(({ kind }) => kind)

  /** Dealer and supervisor say yes to everything that is open. */
  async decideAll(): Promise<void> {
    for (const { incidentId } of await this.open()) {
      await this.dealer.do({ act: 'decide', incidentId })
      await this.pit.do({ act: 'decide', incidentId })
    }
  }

  typeBoth = async (told: string) => [await this.dealer.enter(told), await this.second.enter(told)]

  async settle(): Promise<void> {
    await this.table.until('settled')
    await this.table.pay()
  }
}

export function readWorld(studio: TestStudio, place: Place): ReadWorld {
  const world = new ReadWorld(studio, place)
  beforeAll(() => world.begin())
  beforeEach(() => world.openRound())
  afterAll(() => world.owner.end())
  return world
}
