import type { InstantGame } from '../../instant/instant-game.ts'
import type { SettledEvent } from '../../parts/spots/settle-spots.ts'
import type { SpotBet } from '../../parts/spots/spot-bet.ts'
import { type BlackjackAction, blackjackSpots, readBlackjackAction, readBlackjackBet } from './blackjack-bet.ts'
import { type BlackjackEvent, BlackjackTable } from './blackjack-table.ts'

/** A box split and doubled twice wins four stakes. */
const grossMax: Readonly<Record<string, bigint>> = { box: 8n, pairs: 26n, trio: 101n }

/**
 * Eight packs shuffled for every round, up to five boxes. The dealer stands on every 17 and looks under tens and aces;
 * naturals pay 3 to 2, any two cards may be doubled, equal values split once, split aces get one card each.
 */
export const blackjack: InstantGame<readonly SpotBet[], BlackjackAction, BlackjackEvent | SettledEvent> & {
  readonly spots: readonly string[]
} = {
  id: 'blackjack',
  version: 1,
  spots: blackjackSpots,
  readBet: readBlackjackBet,
  readAction: readBlackjackAction,
  payoutMinorMax: (bets) =>
    bets.reduce((sum, { spot, stakeMinor }) => sum + (grossMax[spot.split('-')[0] ?? ''] ?? 0n) * stakeMinor, 0n),
  play(bets, actions, draws) {
    const table = new BlackjackTable(
      bets,
      draws.deal(416, 416).map((card) => card % 52),
    )
    for (const action of actions) {
      const refusal = table.act(action)
      if (refusal) return { ok: false, refusal }
    }
    return table.show()
  },
  abandon: (_, __, { allowed }) =>
    allowed.includes('insurance') ? { type: 'insurance', boxes: [] } : { type: 'stand' },
}
