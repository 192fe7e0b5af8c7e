import type { Kind } from '../kind.ts'
import { agentPointKinds } from './agent-points.ts'
import { baccaratKinds } from './baccarat.ts'
import { basketballKinds } from './basketball.ts'
import { blackjackKinds } from './blackjack.ts'
import { bonusKinds } from './bonus.ts'
import { bonusValueKind } from './bonus-value.ts'
import { cockfightKinds } from './cockfight.ts'
import { drawKinds } from './draws.ts'
import { esportsKinds } from './esports.ts'
import { fishingKinds } from './fishing.ts'
import { lotteryKinds } from './lottery.ts'
import { lotteryTicketKinds } from './lottery-tickets.ts'
import { moneyWheelKinds } from './money-wheel.ts'
import { poolKinds } from './pools.ts'
import { raceKinds } from './races.ts'
import { roomCardKinds } from './room-cards.ts'
import { roomDealKinds } from './room-deal.ts'
import { roomMauBinhKinds } from './room-mau-binh.ts'
import { roomPhomKinds } from './room-phom.ts'
import { roomPotKinds } from './room-pots.ts'
import { roomSheddingKinds } from './room-shedding.ts'
import { roomTournamentKinds } from './room-tournaments.ts'
import { rouletteKinds } from './roulette.ts'
import { sportsKinds } from './sports.ts'
import { spotTableKinds } from './spot-tables.ts'
import { tableKinds } from './tables.ts'
import { tennisKinds } from './tennis.ts'
import { treeKinds } from './trees.ts'

/** Every kind that is answered, by its name. A new family of kinds is a file beside this one and a line here. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  [
    ...baccaratKinds,
    ...blackjackKinds,
    ...rouletteKinds,
    ...spotTableKinds,
    ...tableKinds,
    ...cockfightKinds,
    ...drawKinds,
    ...lotteryKinds,
    ...lotteryTicketKinds,
    ...agentPointKinds,
    ...moneyWheelKinds,
    ...poolKinds,
    ...raceKinds,
    ...sportsKinds,
    ...treeKinds,
    ...esportsKinds,
    ...tennisKinds,
    ...basketballKinds,
    ...bonusKinds,
    bonusValueKind,
    ...fishingKinds,
    ...roomCardKinds,
    ...roomDealKinds,
    ...roomMauBinhKinds,
    ...roomPhomKinds,
    ...roomPotKinds,
    ...roomSheddingKinds,
    ...roomTournamentKinds,
  ].map((kind) => [kind.name, kind]),
)
