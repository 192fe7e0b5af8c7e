import { sharedGames } from '@fairground/game-rules/shared'

const table = { fair: 'instant.round.fair', same: 'instant.round.same' }
const pool = { fair: 'instant.round.fairOfPool', same: 'instant.round.sameOfPool' }

/** What the check says of a shared game: what locks it, and that it was worked out again. */
export const wordsOf = (rulesId: string): typeof table =>
  sharedGames.find(({ id }) => id === rulesId)?.pool ? pool : table
