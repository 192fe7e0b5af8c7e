import { certificateOf, type SoloCertificate } from '@fairground/game-rules/solo'
import type { SharedTitle } from './game.ts'
import type { TitleRow } from './solo-title-rows.ts'
import { factsOfCertificate, providerOf } from './solo-titles.ts'

/** The names of games on the server's clock. */
const rows: readonly Omit<TitleRow, 'raises'>[] = [
  {
    rulesId: 'crash',
    names: { vi: 'Pháo Hoa Crash', en: 'Firework Crash' },
    subCategory: 'AC',
    vendor: 'ferris-reels',
  },
  { rulesId: 'bingo-75', names: { vi: 'Bingo 75', en: 'Bingo 75' }, subCategory: 'BG', vendor: 'paper-boat' },
  { rulesId: 'bingo-90', names: { vi: 'Bingo 90', en: 'Bingo 90' }, subCategory: 'BG', vendor: 'paper-boat' },
]

/** The titles of shared games. `texts` are their certificates. @throws Error when a game has no title or certificate */
export function listSharedTitles(games: readonly SharedTitle['rules'][], texts: readonly string[]): SharedTitle[] {
  return games.map((rules) => {
    const row = rows.find(({ rulesId }) => rulesId === rules.id)
    if (!row) throw new Error(`Game ${rules.id} has no title`)
    const certificate = certificateOf(rules, texts)
    return {
      kind: 'shared',
      gameId: rules.id,
      names: row.names,
      provider: providerOf(row.vendor),
      theme: 'fair',
      subCategory: row.subCategory,
      images: { tile: `tile/${rules.id}` },
      isNew: true,
      rank: 0,
      status: 'live',
      rules,
      certificate,
      facts: factsOf(rules, certificate),
    }
  })
}

/** How often a bet in a pot pays depends on how many play. */
function factsOf({ pool }: SharedTitle['rules'], certificate: SoloCertificate): SharedTitle['facts'] {
  const facts = factsOfCertificate(certificate)
  return pool ? { ...facts, hitFrequencyBp: null } : facts
}
