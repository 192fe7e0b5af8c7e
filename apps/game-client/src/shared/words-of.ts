const crash = { fair: 'solo.crash.fair', same: 'solo.crash.same' }
const bingo = { fair: 'solo.bingo.fair', same: 'solo.bingo.same' }

/** What the check says of each shared game: what locks it, and that it was worked out again. */
export const wordsOf = (rulesId: string): typeof crash => (rulesId.startsWith('bingo-') ? bingo : crash)
