import type { VendorGame } from '@fairground/contract/psw'
import type { CertifiedModel } from '@fairground/game-rules/slots'
import { readCertifiedModels } from './certified-models.ts'
import { listGames } from './games.ts'

/** A title: a theme that references a certified model. What it says about chances is the certificate's word. */
export interface Game {
  gameId: string
  names: { vi: string; en: string }
  provider: { code: string; name: string }
  theme: string
  model: CertifiedModel['model']
  certificate: CertifiedModel['certificate']
  facts: { rtpBp: number; hitFrequencyBp: number; maxWinX: number; volatility: VendorGame['volatility'] }
  images: { tile: string; large?: string }
  isNew: boolean
  status: VendorGame['status']
}

export interface Catalogue {
  /** In the order of game ids. */
  list(): readonly Game[]
  find(gameId: string): Game | undefined
}

/** Every title of this release. @throws StartupError when a model is not certified */
export function createCatalogue(): Catalogue {
  const games = listGames(readCertifiedModels()).sort((a, b) => (a.gameId < b.gameId ? -1 : 1))
  const byId = new Map(games.map((game) => [game.gameId, game]))
  return { list: () => games, find: (gameId) => byId.get(gameId) }
}
