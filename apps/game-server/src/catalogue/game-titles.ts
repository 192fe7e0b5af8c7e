import { arenaHouses, liveStudios, ticketHouses, vendors } from '@fairground/art/catalogue'
import type { FishingLevel } from '@fairground/game-rules/fishing'
import {
  certificateOf,
  type InstantCertificate,
  instantFactsOf,
  rebateWeight,
  volatilityOf,
} from '@fairground/game-rules/instant'
import { type GameTitle, gameTitles } from '@fairground/game-rules/titles'
import type { FishingTitle, InstantTitle, SharedTitle } from './game.ts'

/** As a table is before anybody says otherwise. */
const openTable: SharedTitle['table'] = {
  ...{ speed: 'normal', tier: 'standard', language: null, state: 'open', cause: null, source: 'seed' },
  seats: 0,
  betBehind: false,
  tips: false,
  media: null,
  riskGroup: null,
  changedAt: new Date(0),
  limits: new Map(),
}

const noRaise: InstantTitle['raises'] = { min: '1', max: 1 }

/**
 * The titles of games that one player plays against the studio. `texts` are their certificates.
 * @throws Error when a game has no title, or no certificate of its version
 */
export function listInstantTitles(games: readonly InstantTitle['rules'][], texts: readonly string[]): InstantTitle[] {
  return games.map((rules) => {
    const certificate = certificateOf(rules, texts)
    const title = titleOf(rules.id)
    return {
      kind: 'instant',
      ...shownAs(rules.id, title),
      rules,
      certificate,
      facts: factsOfCertificate(certificate),
      raises: title.raises ?? noRaise,
    }
  })
}

/** The titles of shared games. `texts` are their certificates. @throws Error when a game has no title or certificate */
export function listSharedTitles(games: readonly SharedTitle['rules'][], texts: readonly string[]): SharedTitle[] {
  return games.map((rules) => {
    const certificate = certificateOf(rules, texts)
    const facts = factsOfCertificate(certificate)
    const title = titleOf(rules.id)
    return {
      kind: 'shared',
      ...shownAs(rules.id, title),
      live: title.live,
      table: openTable,
      rules,
      certificate,
      // How often a bet in a pot pays depends on how many play.
      facts: rules.pool ? { ...facts, hitFrequencyBp: null } : facts,
      raises: title.raises ?? noRaise,
    }
  })
}

/** The titles of the fishing rooms. `texts` are their certificates. @throws Error when a level has no title or certificate */
export function listFishingTitles(levels: readonly FishingLevel[], texts: readonly string[]): FishingTitle[] {
  return levels.map((level) => {
    const certificate = certificateOf(level, texts)
    const shown = shownAs(level.id, titleOf(level.id))
    return { kind: 'fishing', ...shown, level, certificate, facts: factsOfCertificate(certificate) }
  })
}

/** @throws Error for rules without a title */
export function titleOf(rulesId: string): GameTitle {
  const title = gameTitles[rulesId]
  if (!title) throw new Error(`Game ${rulesId} has no title`)
  return title
}

/** Where the lobby shows a title; games of chance are told apart by their sub-category. */
function placeOf({ category }: GameTitle): Pick<InstantTitle, 'category' | 'subCategory'> {
  switch (category) {
    case 'AC':
    case 'BG':
    case 'TG':
    case 'VP':
      return { category: 'RNG', subCategory: category }
    default:
      return { category, subCategory: undefined }
  }
}

/** How the lobby shows a game that is no slot. */
export const shownAs = (gameId: string, title: GameTitle) => ({
  gameId,
  names: title.names,
  provider: providerOf(title.provider),
  // A table of the live casino is known by who deals, a ring by how it looks.
  theme: title.live?.dealer ?? title.arena ?? 'fair',
  ...placeOf(title),
  images: imagesOf(gameId, title.live !== undefined),
  isNew: true,
  // After the slots, whose tiles are drawn by hand.
  rank: 0,
  status: 'live' as const,
})

/** A live table is shown across too. */
export const imagesOf = (slug: string, isLive: boolean): SharedTitle['images'] => ({
  tile: `tile/${slug}`,
  ...(isLive && { large: `tile-wide/${slug}` }),
})

/** What a certificate says of the game as a whole, with a word for how far it swings. */
function factsOfCertificate(certificate: InstantCertificate): InstantTitle['facts'] {
  const facts = instantFactsOf(certificate)
  return { ...facts, volatility: volatilityOf(facts), rebateWeight: rebateWeight(certificate.rtpBest) }
}

/** The house brand a title stands under. @throws Error for one that is not there */
function providerOf(slug: string): InstantTitle['provider'] {
  const provider = findProvider(slug)
  if (!provider) throw new Error(`no vendor ${slug}`)
  return provider
}

export function findProvider(slug: string): InstantTitle['provider'] | undefined {
  const vendor = [...vendors, ...liveStudios, ...arenaHouses, ...ticketHouses].find(
    (candidate) => candidate.slug === slug,
  )
  return vendor && { code: vendor.slug, name: vendor.name }
}
