import { largeTileSlugs, slotTiles, vendors } from '@fairground/art/catalogue'
import type { CertifiedModel } from '@fairground/game-rules/slots'
import type { Game } from './game.ts'

/** The model every title of this release plays on: the themes differ, the chances do not, and each game says so. */
const modelId = 'lantern-20'

const newTitles = new Set([
  'jazz-pho-dem',
  'ma-mut-bang-gia',
  'khong-tuoc-ngoc',
  'ngoc-trai-bien-sau',
  'ca-chep-hoa-rong',
])
const largeTitles = new Set<string>(largeTileSlugs)

/** One game for each slot title that has a picture. */
export function listGames(models: ReadonlyMap<string, CertifiedModel>): Game[] {
  const certified = models.get(modelId)
  if (!certified) throw new Error(`no certified model ${modelId}`)
  return slotTiles.map((tile) => ({
    gameId: tile.slug,
    names: { vi: tile.nameVi, en: tile.nameEn },
    provider: providerOf(tile.vendor),
    theme: tile.theme,
    model: certified.model,
    certificate: certified.certificate,
    facts: factsOf(certified),
    images: imagesOf(tile.slug),
    isNew: newTitles.has(tile.slug),
    status: 'live',
  }))
}

function providerOf(slug: string): Game['provider'] {
  const vendor = vendors.find((candidate) => candidate.slug === slug)
  if (!vendor) throw new Error(`no vendor ${slug}`)
  return { code: vendor.slug, name: vendor.name }
}

function factsOf({ facts }: CertifiedModel): Game['facts'] {
  const { rtpBp, hitFrequencyBp, maxWinX, volatility } = facts
  return { rtpBp, hitFrequencyBp, maxWinX, volatility: volatility === 'very-high' ? 'veryHigh' : volatility }
}

const imagesOf = (slug: string): Game['images'] => ({
  tile: `tile/${slug}`,
  ...(largeTitles.has(slug) ? { large: `tile-large/${slug}` } : {}),
})
