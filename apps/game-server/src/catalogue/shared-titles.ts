import { sharedTiles } from '@fairground/art/catalogue'
import { certificateOf, type SoloCertificate } from '@fairground/game-rules/solo'
import type { SharedTitle } from './game.ts'
import { factsOfCertificate, providerOf } from './solo-titles.ts'

const subCategories: Readonly<Record<string, SharedTitle['subCategory']>> = {
  crash: 'AC',
  'bingo-75': 'BG',
  'bingo-90': 'BG',
}

/** The titles of shared games. `texts` are their certificates. @throws Error when a game has no title or certificate */
export function listSharedTitles(games: readonly SharedTitle['rules'][], texts: readonly string[]): SharedTitle[] {
  return games.map((rules) => {
    const tile = sharedTiles.find(({ slug }) => slug === rules.id)
    const subCategory = subCategories[rules.id]
    if (!tile || !subCategory) throw new Error(`Game ${rules.id} has no title`)
    const certificate = certificateOf(rules, texts)
    return {
      kind: 'shared',
      gameId: rules.id,
      names: { vi: tile.nameVi, en: tile.nameEn },
      provider: providerOf(tile.vendor),
      theme: 'fair',
      subCategory,
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
