import type { InstantEvent, InstantRound, Played, Refusal } from './instant-game.ts'
import { payoutMinor } from './multiplier.ts'
import { type SettledEvent, settled } from './one-step-game.ts'
import { refuse } from './read-input.ts'

export type CashOut = { readonly type: 'cash-out' }

export type Step<Event> =
  | { readonly result: 'climbed'; readonly events: readonly Event[]; readonly multiplierX10000: number }
  | { readonly result: 'stayed' | 'fell'; readonly events: readonly Event[] }
  | { readonly result: 'refused'; readonly refusal: Refusal }

/** One round of a game that is climbed step by step; draws were or are made by the game itself. */
export type Climb<Action, Event> = {
  /** What can be seen before the first step. */
  readonly opening: readonly Event[]
  take(action: Action): Step<Event>
  /** Kinds of steps that are left; none at the top, where the round is paid without being asked. */
  steps(): readonly string[]
  /** What stayed hidden, told when the round is over. */
  reveal(): readonly Event[]
}

type Place = { readonly x10000: number; readonly isOver: boolean }

/** Plays the steps one after the other: a fall pays nothing, cashing out or the top pays the last multiplier. */
export function playClimb<Action extends { readonly type: string }, Event extends InstantEvent>(
  stakeMinor: bigint,
  actions: readonly (Action | CashOut)[],
  climb: Climb<Action, Event>,
): Played<Event | SettledEvent> {
  const events: (Event | SettledEvent)[] = [...climb.opening]
  let place: Place = { x10000: 0, isOver: false }
  for (const [index, action] of actions.entries()) {
    if (!allowedAt(place, climb).includes(action.type)) return refuse(`actions.${index}`, 'an action that is allowed')
    const step = isCashOut(action) ? undefined : climb.take(action)
    if (step?.result === 'refused') return refuse(`actions.${index}.${step.refusal.field}`, step.refusal.expected)
    events.push(...(step?.events ?? []))
    place = placeAfter(place, step, climb)
  }
  return { ok: true, round: roundAt(place, { stakeMinor, events, climb }) }
}

/** What the studio does with a round that was left: cashes out what was won, or gives an untouched stake back. */
export const abandonClimb = (round: InstantRound): CashOut | 'refund' =>
  round.allowed.includes('cash-out') ? { type: 'cash-out' } : 'refund'

function placeAfter<Action, Event>(place: Place, step: Step<Event> | undefined, climb: Climb<Action, Event>): Place {
  if (step === undefined) return { ...place, isOver: true }
  if (step.result === 'fell') return { x10000: 0, isOver: true }
  if (step.result === 'climbed') return { x10000: step.multiplierX10000, isOver: climb.steps().length === 0 }
  return place
}

function allowedAt<Action, Event>(place: Place, climb: Climb<Action, Event>): readonly string[] {
  if (place.isOver) return []
  return place.x10000 > 0 ? [...climb.steps(), 'cash-out'] : climb.steps()
}

type Standing<Action, Event> = {
  readonly stakeMinor: bigint
  readonly events: readonly (Event | SettledEvent)[]
  readonly climb: Climb<Action, Event>
}

function roundAt<Action, Event extends InstantEvent>(
  place: Place,
  { stakeMinor, events, climb }: Standing<Action, Event>,
): InstantRound<Event | SettledEvent> {
  const allowed = allowedAt(place, climb)
  if (!place.isOver) return { events, stakeMinor, payoutMinor: 0n, isOver: false, allowed }
  const paid = payoutMinor(stakeMinor, place.x10000)
  const ended = [...events, ...climb.reveal(), settled(place.x10000, paid)]
  return { events: ended, stakeMinor, payoutMinor: paid, isOver: true, allowed }
}

const isCashOut = (action: { readonly type: string }): action is CashOut => action.type === 'cash-out'
