import { demoTitles, largeTileSlugs, slotTiles, vendors } from '@fairground/art/catalogue'
import type { CertifiedModel } from '@fairground/game-rules/slots'
import type { SlotGame } from './game.ts'

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
export function listGames(models: CertifiedModels): SlotGame[] {
  const rules = rulesOf(models)
  return slotTiles.map((tile) => ({
    kind: 'slot',
    gameId: tile.slug,
    names: { vi: tile.nameVi, en: tile.nameEn },
    provider: providerOf(tile.vendor),
    theme: tile.theme,
    ...rules,
    images: imagesOf(tile.slug),
    isNew: newTitles.has(tile.slug),
    status: 'live',
  }))
}

/** Titles of invented studios, for a catalogue of the size that the site is made for; they play what the others play. */
export function listDemoGames(models: CertifiedModels, count: number): SlotGame[] {
  const rules = rulesOf(models)
  return demoTitles(count).map((title) => ({
    kind: 'slot',
    gameId: title.gameId,
    names: { vi: title.nameVi, en: title.nameEn },
    provider: { code: title.vendor.slug, name: title.vendor.name },
    theme: title.theme,
    ...rules,
    images: { tile: `title/${title.gameId}` },
    isNew: false,
    status: 'live',
    rank: title.number,
  }))
}

type CertifiedModels = ReadonlyMap<string, CertifiedModel>

function rulesOf(models: CertifiedModels): Pick<SlotGame, 'model' | 'certificate' | 'facts'> {
  const certified = models.get(modelId)
  if (!certified) throw new Error(`no certified model ${modelId}`)
  return { model: certified.model, certificate: certified.certificate, facts: factsOf(certified) }
}

function providerOf(slug: string): SlotGame['provider'] {
  const vendor = vendors.find((candidate) => candidate.slug === slug)
  if (!vendor) throw new Error(`no vendor ${slug}`)
  return { code: vendor.slug, name: vendor.name }
}

function factsOf({ facts }: CertifiedModel): SlotGame['facts'] {
  const { rtpBp, hitFrequencyBp, maxWinX, volatility } = facts
  return { rtpBp, hitFrequencyBp, maxWinX, volatility: volatility === 'very-high' ? 'veryHigh' : volatility }
}

const imagesOf = (slug: string): SlotGame['images'] => ({
  tile: `tile/${slug}`,
  ...(largeTitles.has(slug) ? { large: `tile-large/${slug}` } : {}),
})
