import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import { setUpLive } from '../../live/set-up-live.tsx'
import { CommonBoard } from './common-board.tsx'
import { DealerPast, kindsOf } from './dealer-past.tsx'
import { Decisions } from './decisions.tsx'
import { StrategyChart } from './strategy-chart.tsx'

type Dealer = { type: 'dealer'; total: number; isBlackjack: boolean }

const isDealer = (event: InstantEvent): event is InstantEvent & Dealer => event.type === 'dealer'

function resultOf(t: TFunction, events: readonly InstantEvent[]): string | undefined {
  const dealer = events.find(isDealer)
  if (!dealer) return undefined
  if (dealer.isBlackjack) return t('instant.live-blackjack.dealerNatural')
  const key = dealer.total > 21 ? 'instant.live-blackjack.dealerBust' : 'instant.live-blackjack.dealerTotal'
  return t(key, { total: dealer.total })
}

export const setUp = setUpLive({
  Board: CommonBoard,
  Decisions,
  Past: DealerPast,
  Help: StrategyChart,
  settleMs: 0,
  resultOf,
  kindsOf,
})
