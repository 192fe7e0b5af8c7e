import type { Game, GameFeature } from '@fairground/contract'

/** A game of the catalogue: what its vendor says of it, under the brand it is shown with. */
export interface CatalogueGame {
  nodeId: string
  vendorId: string
  gameCode: string
  brandCode: string
  brandName: string
  gameType: string
  classify: Game['gameClassify'] | null
  category: Game['category'] | null
  isPopup: boolean
  names: Record<string, string>
  rtpBp: number
  rtpMinBp: number | null
  volatility: NonNullable<Game['volatility']>
  lines: number | null
  hasDemo: boolean
  isNew: boolean
  tileKey: string
  largeKey: string | null
}

/** A game with what its certificate says; stakes in minor units of the site's currency. */
export interface CertifiedGame extends CatalogueGame {
  modelId: string
  modelVersion: number
  sameRulesCount: number
  hitFrequencyBp: number | null
  maxWinX: number | null
  features: GameFeature[]
  /** Percent of a bet that counts for rebates today. */
  rebateWeight: number
  stakesMinor: { min: bigint; max: bigint } | undefined
}
