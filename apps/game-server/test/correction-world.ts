import { randomUUID } from 'node:crypto'
import type { VendorCorrectionAnswer } from '@fairground/contract/psw'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { dealtTableId } from './dealer-table.ts'
import { cards, DealerWorld } from './dealer-world.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import { callAsPortal, type TestStudio } from './test-studio.ts'

export const chip = 1_000_000n
const startMinor = 100_000_000n
/** The banker's third card was an eight: the player wins by one. */
export const right = [...cards.slice(0, 5), '4h']
export const people = [
  { staffId: 'stf-mai', name: 'mai' },
  { staffId: 'stf-khoa', name: 'khoa' },
]

/** A dealer's round with a chip on the banker, and another player's on the player. */
export class CorrectionWorld {
  readonly w: DealerWorld
  other!: SlipFrame
  private readonly studio: TestStudio

  constructor(studio: TestStudio) {
    this.studio = studio
    this.w = new DealerWorld(studio)
  }

  async clean(): Promise<void> {
    await this.w.clean()
    this.other = await openSlipFrame(this.studio, { gameId: dealtTableId })
    expect(await this.other.slip(this.w.roundId, { player: Number(chip) })).toMatchObject({ ok: true })
  }

  playPaid = async (): Promise<void> => {
    await this.w.table.until('running')
    await this.w.readAll()
    await this.w.settle()
  }

  order = async (wishes: object = {}): Promise<VendorCorrectionAnswer> => {
    const { body } = await callAsPortal(this.studio, 'POST', '/rounds/corrections', {
      ...{ requestId: randomUUID(), isTrial: false, sharedRoundId: this.w.roundId, version: 1, told: right },
      ...{ keepsOverpaid: false, reason: 'lá cuối đọc nhầm', by: people, ...wishes },
    })
    return body as unknown as VendorCorrectionAnswer
  }

  moved = () =>
    [this.w.frame, this.other].map(({ playerId }) => this.studio.wallet.book.balanceOf(playerId) - startMinor) as [
      bigint,
      bigint,
    ]

  adjusts = () => {
    const players = [this.w.frame, this.other].map(({ playerId }) => playerId)
    return this.studio.wallet.bodiesOf('adjust').filter(({ playerId }) => players.includes(String(playerId)))
  }

  /** What players have is what they put in, less their stakes, with what their bets pay and what was left with them. */
  isWhole = async (): Promise<void> => {
    const { rows } = await this.w.owner.query(
      `select b.player_id, (sum(b.payout_minor - b.stake_minor) + coalesce(sum(c.left_minor), 0))::text as expected
       from studio.shared_bets b left join lateral (
         select left_minor from studio.bet_corrections k where k.round_id = b.round_id order by version desc limit 1) c on true
       where b.shared_round_id = $1 and b.state = 'ended' group by 1`,
      [this.w.roundId],
    )
    expect(rows).toHaveLength(2)
    for (const { player_id, expected } of rows)
      expect(this.studio.wallet.book.balanceOf(player_id) - startMinor).toBe(BigInt(expected))
  }
}

export function correctionWorld(studio: TestStudio): CorrectionWorld {
  const world = new CorrectionWorld(studio)
  beforeAll(() => world.w.begin())
  beforeEach(() => world.clean())
  afterEach(async () => {
    studio.wallet.calm()
    await world.w.end()
  })
  afterAll(() => world.w.owner.end())
  return world
}
