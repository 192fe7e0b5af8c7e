import type { InstantPhase, ShownRound } from '../instant-screen.ts'

export const dealMs = 320

export interface DealtCard {
  card: number
  /** Undefined lies on the table already. */
  delayMs: number | undefined
}

interface Shown {
  round: ShownRound | undefined
  from: number
  phase: InstantPhase
  isCalm: boolean
}

/** The cards of a round by the hand they went to; new ones come one after the other. */
export function dealtHands({ round, from, phase, isCalm }: Shown): ReadonlyMap<string, readonly DealtCard[]> {
  const hands = new Map<string, DealtCard[]>()
  if (!round || isCleared(round, phase)) return hands
  let fresh = 0
  for (const [index, event] of round.events.entries()) {
    const { card } = event
    if (typeof card !== 'number') {
      if (event.type === 'split') moveSecond(hands, String(event.hand))
      continue
    }
    const to = String(event.to ?? event.side ?? event.place ?? event.type)
    const isMoving = phase === 'showing' && index >= from && !isCalm
    hands.set(to, [...(hands.get(to) ?? []), { card, delayMs: isMoving ? fresh++ * dealMs : undefined }])
  }
  return hands
}

/** A new bet takes the cards of the last round off the table. */
export const isCleared = (round: ShownRound | undefined, phase: InstantPhase): boolean =>
  phase === 'asking' && round?.isOver === true

/** Time for every new card, and a moment to read the last. */
export const dealtMs = (round: ShownRound, from: number): number =>
  300 + dealMs * round.events.slice(from).filter((event) => typeof event.card === 'number').length

function moveSecond(hands: Map<string, DealtCard[]>, hand: string): void {
  const second = hands.get(hand)?.splice(1)
  if (second) hands.set(`${hand}-split`, second)
}
