import { soloTiles, type VendorSlug } from '@fairground/art/catalogue'
import type { SoloTitle } from './game.ts'

/** Where a title stands in the lobby, and what may be added to its stake. */
export interface TitleRow {
  rulesId: string
  names: SoloTitle['names']
  subCategory: SoloTitle['subCategory']
  vendor: VendorSlug
  raises?: SoloTitle['raises']
}

const subCategories: Partial<Record<VendorSlug, TitleRow['subCategory']>> = {
  'ferris-reels': 'AC',
  'paper-boat': 'BG',
  'bamboo-brass': 'TG',
  copperhead: 'VP',
}

const raises: Readonly<Record<string, SoloTitle['raises']>> = {
  // Insurance is half a stake.
  blackjack: { min: '1/2', max: 1 },
  // The odds behind a line are up to six times the line.
  craps: { min: '1', max: 6 },
}

/** Mini and arcade games, table games, video poker, bingo's family: each studio makes one of these. */
export const soloTitleRows: readonly TitleRow[] = soloTiles.map(({ slug, nameVi, nameEn, vendor }) => ({
  rulesId: slug,
  names: { vi: nameVi, en: nameEn },
  subCategory: subCategoryOf(vendor),
  vendor,
  ...(raises[slug] && { raises: raises[slug] }),
}))

function subCategoryOf(vendor: VendorSlug): TitleRow['subCategory'] {
  const subCategory = subCategories[vendor]
  if (!subCategory) throw new Error(`${vendor} makes no games of one player`)
  return subCategory
}
