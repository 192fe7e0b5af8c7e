import { sharedGames } from '@fairground/game-rules/tables'

const run = { fair: 'instant.round.fair', same: 'instant.round.same' }
const pool = { fair: 'instant.round.fairOfPool', same: 'instant.round.sameOfPool' }
const places = { fair: 'instant.round.fairOfTable', same: 'instant.check.events' }

/** What the check says of a shared game: what locks it, and that it was worked out again. */
export function wordsOf(rulesId: string): typeof run {
  const rules = sharedGames.find(({ id }) => id === rulesId)
  // Sides that play against each other: what they pay follows from all stakes, and not from the seed alone.
  if (rules?.slips && rules.pool) return { ...places, same: `instant.${rulesId}.same` }
  if (rules?.slips) return places
  return rules?.pool ? pool : run
}
