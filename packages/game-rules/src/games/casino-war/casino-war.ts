import type { InstantGame } from '../../instant/instant-game.ts'
import { refuse } from '../../instant/read-input.ts'
import { rankOf } from '../../parts/cards/card.ts'
import type { SettledEvent } from '../../parts/spots/settle-spots.ts'
import type { SpotBet } from '../../parts/spots/spot-bet.ts'
import {
  type Choice,
  endedAtTable,
  readBetsWith,
  readChoice,
  stakeOn,
  waiting,
} from '../../parts/spots/staged-round.ts'

const spots = ['ante', 'tie'] as const
const choices = ['war', 'surrender'] as const

type Spot = (typeof spots)[number]
type Side = 'player' | 'dealer'
export type WarDealtEvent = { readonly type: 'dealt'; readonly side: Side; readonly card: number }

const shoeSize = 312
const tieGross = 11n

/**
 * Six packs, aces high. On a tie the player gives up half, or raises by the ante and gets one more card each:
 * a war won or tied pays the raise even and gives the ante back.
 */
export const casinoWar: InstantGame<
  readonly SpotBet<Spot>[],
  Choice<(typeof choices)[number]>,
  WarDealtEvent | SettledEvent
> & { readonly spots: readonly Spot[] } = {
  id: 'casino-war',
  version: 1,
  spots,
  readBet: (input) => readBetsWith(input, spots),
  readAction: (input) => readChoice(input, choices),
  payoutMinorMax: (bets) => 3n * stakeOn(bets, 'ante') + tieGross * stakeOn(bets, 'tie'),
  play(bets, actions, draws) {
    const [player = 0, dealer = 0, playerWar = 0, dealerWar = 0] = draws.deal(shoeSize, 4).map((card) => card % 52)
    const anteMinor = stakeOn(bets, 'ante')
    const dealt = [cardOf('player', player), cardOf('dealer', dealer)]
    const isTie = rankOf(player) === rankOf(dealer)
    const side = sideBet(bets, isTie)
    if (actions.length > (isTie ? 1 : 0)) return refuse('action', 'none: the round is over')
    const ante = (payoutMinor: bigint) => ({ spot: 'ante', stakeMinor: anteMinor, payoutMinor })
    if (!isTie) return endedAtTable(dealt, [ante(rankOf(player) > rankOf(dealer) ? 2n * anteMinor : 0n), ...side])
    const [action] = actions
    if (!action) return waiting(dealt, anteMinor + stakeOn(bets, 'tie'), choices)
    if (action.type === 'surrender') return endedAtTable(dealt, [ante(anteMinor / 2n), ...side])
    const isWon = rankOf(playerWar) >= rankOf(dealerWar)
    const raise = { spot: 'raise', stakeMinor: anteMinor, payoutMinor: isWon ? 2n * anteMinor : 0n }
    const all = [...dealt, cardOf('player', playerWar), cardOf('dealer', dealerWar)]
    return endedAtTable(all, [ante(isWon ? anteMinor : 0n), raise, ...side])
  },
  abandon: () => ({ type: 'surrender' }),
}

function cardOf(side: Side, card: number): WarDealtEvent {
  return { type: 'dealt', side, card }
}

function sideBet(bets: readonly SpotBet<Spot>[], isTie: boolean) {
  return bets
    .filter(({ spot }) => spot === 'tie')
    .map(({ spot, stakeMinor }) => ({ spot, stakeMinor, payoutMinor: isTie ? tieGross * stakeMinor : 0n }))
}
