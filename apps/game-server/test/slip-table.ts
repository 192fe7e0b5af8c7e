import { randomUUID } from 'node:crypto'
import type { SharedBetAnswer, SharedOpenAnswer, SlipFault } from '@fairground/contract/studio'
import { instantGames } from '@fairground/game-rules/instant'
import { spotTable } from '@fairground/game-rules/tables'
import { findSession, type Session } from '@fairground/vendor-kit'
import { type Catalogue, catalogueOf, createCatalogue } from '../src/catalogue/catalogue.ts'
import type { AppContext } from '../src/context.ts'
import { placeSlip } from '../src/tables/slips/place-slip.ts'
import { type LaunchWishes, openGame, type TestStudio } from './test-studio.ts'

export const diceTableId = 'dice-table'

type SpotRules = Parameters<typeof spotTable>[0]
const sicBo = instantGames.find(({ id }) => id === 'sic-bo') as unknown as { spotRules: SpotRules }

/** Three dice for everybody: the places and payouts of sic bo. */
const diceTable = spotTable(sicBo.spotRules, {
  id: diceTableId,
  version: 1,
  markOf: (dice) => {
    const total = (dice as number[]).reduce((sum, die) => sum + die, 0)
    return new Set(dice as number[]).size === 1 ? 'T' : total > 10 ? 'B' : 'S'
  },
  groups: { main: 1, totals: 10, triples: 50 },
  groupOf: (spot) => {
    if (spot.includes('triple')) return 'triples'
    return ['small', 'big', 'odd', 'even'].includes(spot) ? 'main' : 'totals'
  },
})

/** The catalogue of this release and a table of dice. */
export function catalogueWithDice(): Catalogue {
  const others = createCatalogue(0).list()
  const base = others.find((title) => title.kind === 'shared')
  if (base?.kind !== 'shared') throw new Error('there is no table')
  const names = { vi: 'Bàn xúc xắc', en: 'Dice table' }
  return catalogueOf([...others, { ...base, gameId: diceTableId, names, rules: diceTable }], [])
}

type Told = ({ ok: true } & { value: SharedBetAnswer }) | { ok: false; code: string; fault?: SlipFault }

/** A player at the table of dice. */
export class SlipFrame {
  readonly playerId: string
  readonly opened: SharedOpenAnswer
  private readonly context: AppContext
  readonly session: Session

  constructor(context: AppContext, session: Session, opened: SharedOpenAnswer) {
    this.context = context
    this.session = session
    this.playerId = session.playerId
    this.opened = opened
  }

  /** As the live line takes it, by another process where its context is named. */
  slip(sharedRoundId: string, spots: Record<string, number>, wishes: Wishes = {}): Promise<Told> {
    const { context = this.context, slipNo = 1, requestId = randomUUID(), receivedAt = context.clock.now() } = wishes
    const amounts = Object.fromEntries(Object.entries(spots).map(([spot, amount]) => [spot, `${amount}`]))
    const request = { requestId, sharedRoundId, slipNo, spots: amounts, rttMs: 40 }
    return placeSlip(context, { session: this.session, request, receivedAt })
  }
}

interface Wishes {
  context?: AppContext
  slipNo?: 1 | 2
  requestId?: string
  receivedAt?: Date
}

export async function openSlipFrame(studio: TestStudio, wishes: LaunchWishes = {}): Promise<SlipFrame> {
  const { opened } = await openGame(studio, { gameId: diceTableId, ...wishes })
  const session = await findSession(studio.context, opened.session)
  if (opened.kind !== 'shared' || !session) throw new Error(`${opened.gameId} is no table`)
  return new SlipFrame(studio.context, session, opened)
}
