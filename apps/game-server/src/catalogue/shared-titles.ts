import { certificateOf, type SoloCertificate } from '@fairground/game-rules/solo'
import type { SharedTitle } from './game.ts'
import { factsOfCertificate, shownAs, titleOf } from './solo-titles.ts'

/** The titles of shared games. `texts` are their certificates. @throws Error when a game has no title or certificate */
export function listSharedTitles(games: readonly SharedTitle['rules'][], texts: readonly string[]): SharedTitle[] {
  return games.map((rules) => {
    const certificate = certificateOf(rules, texts)
    const facts = factsOf(rules, certificate)
    return { kind: 'shared', ...shownAs(rules.id, titleOf(rules.id)), rules, certificate, facts }
  })
}

/** How often a bet in a pot pays depends on how many play. */
function factsOf({ pool }: SharedTitle['rules'], certificate: SoloCertificate): SharedTitle['facts'] {
  const facts = factsOfCertificate(certificate)
  return pool ? { ...facts, hitFrequencyBp: null } : facts
}
