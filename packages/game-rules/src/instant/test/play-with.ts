import type { Draws, InstantEvent, InstantGame, InstantRound } from '../instant-game.ts'

/** Plays inputs as they come on the wire. Throws what the rules refuse, as "field: expected". */
export function playWith<Bet, Action, Event extends InstantEvent>(
  game: InstantGame<Bet, Action, Event>,
  draws: Draws,
  { bet, actions = [] }: { bet: object; actions?: readonly object[] },
): InstantRound<Event> {
  const read = game.readBet({ stakeMinor: '1000', ...bet })
  if (!read.ok) throw new Error(`${read.refusal.field}: ${read.refusal.expected}`)
  const played = game.play(
    read.value,
    actions.map((action) => readAction(game, action)),
    draws,
  )
  if (!played.ok) throw new Error(`${played.refusal.field}: ${played.refusal.expected}`)
  return played.round
}

function readAction<Action>(game: InstantGame<unknown, Action>, input: object): Action {
  const read = game.readAction(input)
  if (!read.ok) throw new Error(`${read.refusal.field}: ${read.refusal.expected}`)
  return read.value
}
