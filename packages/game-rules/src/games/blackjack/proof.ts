import type { GameProof } from '../../game-module.ts'
import type { InstantEvent, InstantRound } from '../../instant/instant-game.ts'
import { chipOn, planBeside, planOn } from '../../long-play/spot-plan.ts'
import { basicStrategy } from './basic-strategy.ts'
import { blackjackSheet } from './blackjack-sheet.ts'
import { blackjackValue } from './hand-value.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  blackjack: {
    sheet: blackjackSheet,
    widestBet: chipOn('box-1'),
    plans: () => [
      { ...planOn('box-1'), row: 'box', next: playBasic },
      planBeside('pairs', ['box-1', 'pairs-1'], playBasic),
      planBeside('trio', ['box-1', 'trio-1'], playBasic),
    ],
  },
}

function playBasic({ events, allowed }: InstantRound): object {
  if (allowed.includes('insurance')) return { type: 'insurance', boxes: [] }
  const hand = events.findLast(({ type }) => type === 'turn')?.hand
  const held = handsOf(events)
  return { type: basicStrategy(held.get(String(hand)) ?? [], held.get('dealer')?.[0] ?? 0, allowed) }
}

/** The hands as the events tell them: a split moves the second card away. */
function handsOf(events: readonly InstantEvent[]): Map<string, number[]> {
  const held = new Map<string, number[]>()
  for (const { type, to, hand, card } of events) {
    if (type === 'dealt') held.set(String(to), [...(held.get(String(to)) ?? []), blackjackValue(Number(card))])
    if (type === 'split') held.set(`${String(hand)}-split`, held.get(String(hand))?.splice(1) ?? [])
  }
  return held
}
