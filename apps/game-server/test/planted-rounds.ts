import { isDeepStrictEqual } from 'node:util'
import { transact } from '@fairground/vendor-kit'
import { findDealt, findShoe, holdRound, listOpenIncidents } from '../src/dealer/dealer-store.ts'
import { readingsOf } from '../src/dealer/dealt-rules.ts'
import type { IncidentFacts, IncidentKind } from '../src/dealer/incident-rules.ts'
import { decideIncident, openIncident } from '../src/dealer/incidents.ts'
import { cardsOf } from '../src/dealer/shoes.ts'
import { type ReadingAnswer, type Told, takeReading } from '../src/dealer/take-reading.ts'
import { reloadTables } from '../src/tables/open-tables.ts'
import { sharedRulesOf } from '../src/tables/rules-of.ts'
import { dealtTableId } from './dealer-table.ts'
import type { DealerWorld } from './dealer-world.ts'
import { type Card, correctPlanted, losePicture, outcomeOf, wronglyTold } from './planted-besides.ts'
import type { TestStudio } from './test-studio.ts'

/** What is planted: fourteen kinds of incidents. */
export const plantedKinds = [
  ...(['misread', 'entries-differ', 'early-reading', 'out-of-order', 'foreign-card', 'doubled-card'] as const),
  ...(['exposed-card', 'early-card', 'forbidden-card', 'misdeal', 'shoe-count', 'device-dead'] as const),
  ...(['video-lost', 'wrong-result'] as const),
] satisfies readonly IncidentKind[]
export type PlantedKind = (typeof plantedKinds)[number]

/** What became of one round. */
export interface PlantedRound {
  /** The player has what the cards on the table make of the chips, or the whole stake where the round is void. */
  isRight: boolean
  /** The table stood still, or what was told before was told anew. */
  isNoticed: boolean
  /** One row of this kind, decided by two people. */
  hasRow: boolean
  isVoid: boolean
}

const [dealer, second, pit] = [
  { staffId: 'stf-thu-ha', name: 'thu-ha', sameAs: [] },
  { staffId: 'stf-lam', name: 'lam', sameAs: [] },
  { staffId: 'stf-pit', name: 'pit', sameAs: [] },
]
const spots = ['player', 'banker', 'tie'] as const
const chip = 1_000_000
const roundsPerShoe = 40
const cardsMin = 80
/** They go wrong before the cards, or after them. */
const besides: readonly string[] = ['early-reading', 'video-lost', 'wrong-result']
const reported: readonly string[] = ['misread', 'exposed-card', 'early-card', 'forbidden-card', 'misdeal', 'shoe-count']

/**
 * Deals rounds at a table of wood by the controller itself: the cards on the table are known here, and what is told of them
 * goes wrong once in each round.
 */
export class PlantedTable {
  private left: Card[] = []
  private dealtFromShoe = 0
  private seq = 1_000_000
  private readonly studio: TestStudio
  private readonly world: DealerWorld
  private readonly int: (n: number) => number

  constructor(studio: TestStudio, world: DealerWorld, int: (n: number) => number) {
    this.studio = studio
    this.world = world
    this.int = int
  }

  async play(kind: PlantedKind): Promise<PlantedRound> {
    await this.prepare()
    const { table, frame } = this.world
    await table.until('betting')
    const round = await table.latest()
    const chips = this.chips()
    const before = this.balance()
    const taken = await frame.slip(round.shared_round_id, chips)
    if (!taken.ok) throw new Error(`the slip was refused: ${taken.code}`)
    const stakedMinor = before - this.balance()
    const noticed = { isNoticed: false }
    const hand = this.hand()
    const told = kind === 'wrong-result' ? wronglyTold(this.studio, { hand, left: this.left, int: this.int }) : hand
    const at = this.int(hand.length)
    if (kind === 'early-reading') noticed.isNoticed = await this.plantEarly(round.shared_round_id, hand[0])
    if (kind === 'video-lost') noticed.isNoticed = await losePicture(this.studio, table, this.int)
    if ((await table.latest()).state !== 'void') await table.until('running')
    for (const [step, card] of told.entries()) {
      if ((await table.latest()).state === 'void') break
      // What is doubled later was told by the reader.
      if (step === 0 && at > 0 && kind === 'doubled-card') await this.byDevice(round.shared_round_id, 0, card.id)
      if (step === at && !besides.includes(kind))
        noticed.isNoticed = await this.plant(kind, { roundId: round.shared_round_id, step, card, hand })
      if ((await table.latest()).state === 'void') break
      await this.tellBoth(round.shared_round_id, step, card)
    }
    if ((await table.latest()).state !== 'void') await table.until('settled')
    await table.pay()
    if (kind === 'wrong-result') {
      noticed.isNoticed = await correctPlanted(this.studio, { roundId: round.shared_round_id, hand, by: [dealer, pit] })
      await table.pay()
      // What the shoe says was dealt is not what was told: the next round has another.
      this.dealtFromShoe = roundsPerShoe
    }
    return { ...(await this.ended(round.shared_round_id, kind, { hand, chips, before, stakedMinor })), ...noticed }
  }

  /** A shoe that holds enough, an open table, and nothing of the rounds before that would stop it. */
  private async prepare(): Promise<void> {
    const { owner } = this.world
    await owner.query(`update studio.incidents set opened_at = opened_at - interval '2 days'`)
    await owner.query('update studio.devices set faulted_at = null, seen_at = null')
    const { rowCount } = await owner.query(
      `update studio.tables set state = 'open', cause = null where table_id = $1 and state <> 'open'`,
      [dealtTableId],
    )
    if (rowCount) await reloadTables(this.studio.context)
    const { context } = this.studio
    const shoe = await findShoe(context.db, dealtTableId)
    const isSpent = this.dealtFromShoe >= roundsPerShoe || this.left.length < cardsMin
    if (!shoe || shoe.in_review || isSpent) await this.newShoe()
    this.dealtFromShoe += 1
  }

  private async newShoe(): Promise<void> {
    await this.world.pit.renew()
    const done = await this.world.pit.do({ act: 'new-shoe' })
    if (done !== 'done') throw new Error(`no new shoe: ${done}`)
    const shoe = await findShoe(this.studio.context.db, dealtTableId)
    if (!shoe) throw new Error('no shoe lies at the table')
    this.left = this.shuffled(cardsOf(this.studio.context, shoe).map(({ id, card }) => ({ id, card })))
    this.dealtFromShoe = 0
  }

  private shuffled(cards: Card[]): Card[] {
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = this.int(last + 1)
      const [one, two] = [cards[last], cards[other]]
      if (one && two) [cards[last], cards[other]] = [two, one]
    }
    return cards
  }

  private chips(): Record<string, number> {
    const count = 1 + this.int(spots.length)
    return Object.fromEntries(spots.slice(0, count).map((spot) => [spot, chip * (1 + this.int(9))]))
  }

  private balance = (): bigint => this.studio.wallet.book.balanceOf(this.world.frame.playerId)

  /** The cards that the dealer lays, as the rules ask for them. */
  private hand(): Card[] {
    const source = readingsOf(this.studio.context, dealtTableId)
    const hand: Card[] = []
    for (let state: readonly number[] = []; source.next(state); ) {
      const card = this.left.pop()
      const read = card && source.read(state, card.card)
      if (!card || !read?.ok) throw new Error('the shoe is empty')
      hand.push(card)
      state = read.value
    }
    return hand
  }

  private tell(told: Omit<Told, 'tableId'>): Promise<ReadingAnswer> {
    const { context } = this.studio
    return transact(context.db, (tx) => takeReading(context, tx, { tableId: dealtTableId, ...told }))
  }

  private byDevice(sharedRoundId: string, step: number, cardId: string): Promise<ReadingAnswer> {
    this.seq += 1
    const device = { deviceId: this.world.reader.deviceId, seq: this.seq, signature: 'planted' }
    return this.tell({ sharedRoundId, step, cardId, confidenceBp: 9_950, device })
  }

  private async tellBoth(sharedRoundId: string, step: number, { card: value }: Card): Promise<void> {
    for (const staff of [dealer, second]) {
      const answer = await this.tell({ sharedRoundId, step, value, staff })
      if (answer.state === 'refused' && answer.code !== 'DOUBLED') throw new Error(`${value} was ${answer.code}`)
    }
  }

  private async plantEarly(roundId: string, card: Card | undefined): Promise<boolean> {
    const answer = await this.byDevice(roundId, 0, card?.id ?? '')
    const isPaused = await this.isPaused(roundId)
    await this.decide()
    return isPaused && isDeepStrictEqual(answer, { state: 'refused', code: 'BEFORE_LOCK' })
  }

  private async plant(kind: PlantedKind, moment: Moment): Promise<boolean> {
    const { roundId, step, card } = moment
    if (kind === 'device-dead') return this.loseDevice(roundId)
    await this.goWrong(kind, moment)
    const isPaused = await this.isPaused(roundId)
    const meanwhile = await this.tell({ sharedRoundId: roundId, step, value: card.card, staff: dealer })
    await this.decide()
    return isPaused && isDeepStrictEqual(meanwhile, { state: 'refused', code: 'PAUSED' })
  }

  private async goWrong(kind: PlantedKind, { roundId, step, card, hand }: Moment): Promise<void> {
    const other = this.left.find((one) => one.card !== card.card)?.card ?? ''
    const entry = { sharedRoundId: roundId, step }
    if (kind === 'misread' || kind === 'entries-differ') await this.tell({ ...entry, value: other, staff: dealer })
    if (kind === 'entries-differ') await this.tell({ ...entry, value: card.card, staff: second })
    if (kind === 'out-of-order') await this.byDevice(roundId, step + 1, card.id)
    if (kind === 'foreign-card') await this.byDevice(roundId, step, 'abcdef0123456789')
    if (kind === 'doubled-card') await this.plantDoubled(roundId, step, hand)
    if (reported.includes(kind)) await this.report(kind, this.facts())
  }

  /** A card that the reader told before in this round. */
  private async plantDoubled(roundId: string, step: number, hand: readonly Card[]): Promise<void> {
    const first = hand[0]?.id ?? ''
    if (step === 0) await this.byDevice(roundId, 0, first)
    await this.byDevice(roundId, Math.max(1, step), first)
  }

  private facts = (): IncidentFacts => ({
    wouldHaveCounted: this.int(2) === 0,
    isOrderCertain: this.int(2) === 0,
  })

  private async report(kind: IncidentKind, facts: IncidentFacts): Promise<void> {
    const { context } = this.studio
    await transact(context.db, async (tx) => {
      const held = await holdRound(tx, dealtTableId)
      await openIncident(context, tx, {
        ...{ tableId: dealtTableId, round: held?.round, kind, facts: { ...facts }, by: dealer.staffId },
      })
    })
  }

  private async loseDevice(roundId: string): Promise<boolean> {
    const { world, studio } = this
    await world.owner.query('update studio.devices set seen_at = $1', [studio.clock.now()])
    studio.clock.advance(6_001)
    await world.table.step()
    const open = (await listOpenIncidents(studio.context.db, dealtTableId)).length
    await this.decide()
    // The round goes on by hand, and says so.
    return open === 1 && !(await this.isPaused(roundId))
  }

  private async isPaused(roundId: string): Promise<boolean> {
    return (await findDealt(this.studio.context.db, roundId))?.paused_at != null
  }

  /** Dealer and supervisor say yes to what the rule says. */
  private async decide(): Promise<void> {
    const { context } = this.studio
    for (const { incident_id: incidentId } of await listOpenIncidents(context.db, dealtTableId))
      for (const who of [dealer, pit])
        await transact(context.db, (tx) =>
          decideIncident(context, tx, {
            ...{ tableId: dealtTableId, incidentId, who: { ...who, isSupervisor: who === pit } },
          }),
        )
  }

  private async ended(roundId: string, kind: PlantedKind, facts: Ended): Promise<Omit<PlantedRound, 'isNoticed'>> {
    const { rows } = await this.world.owner.query(
      `select kind, decided_at, cardinality(decided_by) as deciders, outcome from studio.incidents
       where shared_round_id = $1`,
      [roundId],
    )
    const round = await this.world.table.latest()
    const isVoid = round.state === 'void'
    const [row] = rows
    const hasRow =
      rows.length === 1 &&
      row.kind === kind &&
      row.decided_at !== null &&
      row.outcome !== null &&
      // A picture that was lost is seen to without people.
      row.deciders === (kind === 'video-lost' ? 0 : 2)
    const shouldVoid = row?.outcome === 'void' || row?.outcome === 'review'
    const owedMinor = isVoid ? facts.stakedMinor : this.owed(facts)
    const isRight = this.balance() === facts.before - facts.stakedMinor + owedMinor && isVoid === shouldVoid
    return { isRight, hasRow, isVoid }
  }

  /** What the cards that lie on the table make of the chips. */
  private owed({ hand, chips }: Ended): bigint {
    const rules = sharedRulesOf(this.studio.context, dealtTableId)
    const bets = Object.entries(chips).map(([spot, minor]) => ({ spot, stakeMinor: `${minor}` }))
    const bet = rules.readBet({ bets })
    if (!bet.ok) throw new Error('the chips are no bet')
    return rules.settle(bet.value, outcomeOf(this.studio, hand), 10n ** 15n).payoutMinor
  }
}

interface Moment {
  roundId: string
  step: number
  card: Card
  hand: readonly Card[]
}

interface Ended {
  hand: readonly Card[]
  chips: Record<string, number>
  before: bigint
  stakedMinor: bigint
}
