import { vendors } from '@fairground/art/catalogue'
import type { VendorGame } from '@fairground/contract/psw'
import {
  certificateOf,
  rebateWeight,
  type SoloCertificate,
  type SoloFacts,
  soloFactsOf,
} from '@fairground/game-rules/solo'
import type { SoloTitle } from './game.ts'
import { soloTitleRows, type TitleRow } from './solo-title-rows.ts'

const noRaise: SoloTitle['raises'] = { min: '1', max: 1 }

/**
 * The titles of games that one player plays against the studio. `texts` are their certificates.
 * @throws Error when a game has no title, or no certificate of its version
 */
export function listSoloTitles(games: readonly SoloTitle['rules'][], texts: readonly string[]): SoloTitle[] {
  return games.map((rules) => {
    const row = soloTitleRows.find(({ rulesId }) => rulesId === rules.id)
    if (!row) throw new Error(`Game ${rules.id} has no title`)
    return titleOf(rules, row, certificateOf(rules, texts))
  })
}

function titleOf(rules: SoloTitle['rules'], row: TitleRow, certificate: SoloCertificate): SoloTitle {
  return {
    kind: 'solo',
    gameId: rules.id,
    names: row.names,
    provider: providerOf(row.vendor),
    theme: 'fair',
    subCategory: row.subCategory,
    images: { tile: `tile/${rules.id}` },
    isNew: true,
    // After the slots, whose tiles are drawn by hand.
    rank: 0,
    status: 'live',
    rules,
    certificate,
    facts: factsOfCertificate(certificate),
    raises: row.raises ?? noRaise,
  }
}

/** What a certificate says of the game as a whole, with a word for how far it swings. */
export function factsOfCertificate(certificate: SoloCertificate): SoloTitle['facts'] {
  const facts = soloFactsOf(certificate)
  return { ...facts, volatility: volatilityOf(facts), rebateWeight: rebateWeight(certificate.rtpBest) }
}

/** By the most that a round can pay: how far it swings below that is the player's choice. */
function volatilityOf({ maxWinX }: SoloFacts): VendorGame['volatility'] {
  if (maxWinX < 10) return 'low'
  if (maxWinX < 100) return 'medium'
  return maxWinX < 1_000 ? 'high' : 'veryHigh'
}

/** The house brand a title stands under. */
export function providerOf(slug: TitleRow['vendor']): SoloTitle['provider'] {
  const vendor = vendors.find((candidate) => candidate.slug === slug)
  if (!vendor) throw new Error(`no vendor ${slug}`)
  return { code: vendor.slug, name: vendor.name }
}
