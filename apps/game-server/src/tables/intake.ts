import {
  type Clock,
  Gather,
  gatherBets,
  type KeptBalance,
  saveBalancesAfter,
  type WalletClient,
} from '@fairground/vendor-kit'
import type { Db } from '../db/schema.ts'
import { acceptSharedBets } from './accept-bets.ts'
import { OutrightPrices } from './ahead/ahead-prices.ts'
import { listBetsById, type Opening, openSharedBets, type SharedBet } from './bet-store.ts'
import { CardRules } from './card-rules.ts'
import { listSharedById, type SharedRoundWithChain } from './shared-round-store.ts'
import { SlipBooks } from './slips/slip-books.ts'
import { takeSlips, type WantedSlip } from './slips/take-slips.ts'

export interface SeenBet {
  bet: SharedBet
  round: SharedRoundWithChain
}

/** What bets of shared rounds ask for one by one, done for those of one moment together: all tables share it. */
export function createIntake(db: Db, clock: Clock, wallet: WalletClient) {
  const books = new SlipBooks(db)
  return {
    wallet: gatherBets(wallet),
    books,
    outrights: new OutrightPrices(),
    cards: new CardRules(db),
    slips: new Gather((slips: readonly WantedSlip[]) => takeSlips({ db, books }, slips)),
    opened: new Gather((bets: readonly Opening[]) => openSharedBets(db, bets)),
    accepted: new Gather((bets: Parameters<typeof acceptSharedBets>[1]) => acceptSharedBets(db, bets, clock.now())),
    seen: new Gather((roundIds: readonly string[]) => listSeen(db, roundIds)),
    balances: new Gather((balances: readonly KeptBalance[]) => saveBalancesAfter(db, balances)),
  }
}
export type Intake = ReturnType<typeof createIntake>

async function listSeen(db: Db, roundIds: readonly string[]): Promise<SeenBet[]> {
  const bets = await listBetsById(db, roundIds)
  const rounds = await listSharedById(db, [...new Set(bets.map((bet) => bet.shared_round_id))])
  const roundOf = new Map(rounds.map((round) => [round.shared_round_id, round]))
  const betOf = new Map(bets.map((bet) => [bet.round_id, bet]))
  return roundIds.map((roundId) => {
    const bet = betOf.get(roundId)
    const round = bet && roundOf.get(bet.shared_round_id)
    if (!bet || !round) throw new Error(`bet ${roundId} is gone`)
    return { bet, round }
  })
}
