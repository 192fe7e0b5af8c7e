import { sharedGames } from '@fairground/game-rules/shared'

const table = { fair: 'solo.round.fair', same: 'solo.round.same' }
const pool = { fair: 'solo.round.fairOfPool', same: 'solo.round.sameOfPool' }

/** What the check says of a shared game: what locks it, and that it was worked out again. */
export const wordsOf = (rulesId: string): typeof table =>
  sharedGames.find(({ id }) => id === rulesId)?.pool ? pool : table
