import type { ArtKey } from '@fairground/art/url'
import type { VendorGame } from '@fairground/contract/psw'
import type { CertifiedModel } from '@fairground/game-rules/slots'

/** A title: a theme that references a certified model. What it says about chances is the certificate's word. */
export interface Game {
  gameId: string
  names: { vi: string; en: string }
  provider: { code: string; name: string }
  theme: string
  model: CertifiedModel['model']
  certificate: CertifiedModel['certificate']
  facts: { rtpBp: number; hitFrequencyBp: number; maxWinX: number; volatility: VendorGame['volatility'] }
  images: { tile: ArtKey; large?: ArtKey }
  isNew: boolean
  /** Place among the titles that come after the others. */
  rank?: number
  status: VendorGame['status']
}
