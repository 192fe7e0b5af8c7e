import { demoTitles, largeTileSlugs, slotTiles, vendors } from '@fairground/art/catalogue'
import { rebateWeight } from '@fairground/game-rules/instant'
import type { CertifiedModel } from '@fairground/game-rules/slots'
import type { SlotGame } from './game.ts'
import { titleModels } from './model-of-title.ts'

const newTitles = new Set([
  'jazz-pho-dem',
  'ma-mut-bang-gia',
  'khong-tuoc-ngoc',
  'ngoc-trai-bien-sau',
  'ca-chep-hoa-rong',
])
const largeTitles = new Set<string>(largeTileSlugs)

/** One game for each slot title that has a picture. */
export function listGames(models: CertifiedModels): SlotGame[] {
  const playing = titleModels(models)
  return slotTiles.map((tile, place) => ({
    kind: 'slot',
    gameId: tile.slug,
    names: { vi: tile.nameVi, en: tile.nameEn },
    provider: providerOf(tile.vendor),
    theme: tile.theme,
    ...rulesOf(playing.at(place)),
    images: imagesOf(tile.slug),
    isNew: newTitles.has(tile.slug),
    status: 'live',
  }))
}

/** Titles of invented studios, for a catalogue of the size that the site is made for; each runs on one of the house's models. */
export function listDemoGames(models: CertifiedModels, count: number): SlotGame[] {
  const playing = titleModels(models)
  return demoTitles(count).map((title) => ({
    kind: 'slot',
    gameId: title.gameId,
    names: { vi: title.nameVi, en: title.nameEn },
    provider: { code: title.vendor.slug, name: title.vendor.name },
    theme: title.theme,
    ...rulesOf(playing.at(title.number)),
    images: { tile: `title/${title.gameId}` },
    isNew: false,
    status: 'live',
    rank: title.number,
  }))
}

type CertifiedModels = ReadonlyMap<string, CertifiedModel>

function rulesOf(certified: CertifiedModel): Pick<SlotGame, 'model' | 'certificate' | 'facts'> {
  return { model: certified.model, certificate: certified.certificate, facts: factsOf(certified) }
}

function providerOf(slug: string): SlotGame['provider'] {
  const vendor = vendors.find((candidate) => candidate.slug === slug)
  if (!vendor) throw new Error(`no vendor ${slug}`)
  return { code: vendor.slug, name: vendor.name }
}

function factsOf({ facts, certificate }: CertifiedModel): SlotGame['facts'] {
  const { rtpBp, rtpBaseBp, hitFrequencyBp, maxWinX, volatility } = facts
  const { rtp, rtpHalfWidth, jackpot } = certificate
  return {
    rtpBp,
    rebateWeight: rebateWeight(jackpot?.rtpTotal ?? rtp, rtpHalfWidth),
    ...(rtpBaseBp !== undefined && { rtpBaseBp }),
    hitFrequencyBp,
    maxWinX,
    volatility: volatility === 'very-high' ? 'veryHigh' : volatility,
  }
}

const imagesOf = (slug: string): SlotGame['images'] => ({
  tile: `tile/${slug}`,
  ...(largeTitles.has(slug) ? { large: `tile-large/${slug}` } : {}),
})
