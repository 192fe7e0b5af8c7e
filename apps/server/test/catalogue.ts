import type { VendorGame } from '@fairground/contract/psw'
import { transact } from '../src/db/db.ts'
import { saveVendor, saveVendorGames } from '../src/features/games/catalogue/index.ts'
import type { TestServer } from './test-server.ts'

/** A game as a vendor tells of it. */
export const vendorGame = (gameId: string, changes: Partial<VendorGame> = {}): VendorGame => ({
  gameId,
  names: { vi: `Trò ${gameId}`, en: `Game ${gameId}` },
  category: 'RNG',
  provider: { code: 'acme-brand', name: 'Acme Brand' },
  rtpBp: 9_600,
  volatility: 'medium',
  stakes: { VND: { min: '1', max: '100' } },
  demo: true,
  capabilities: { multiBet: false, multiWin: false },
  certificate: { modelId: 'test', version: 1, hash: 'none' },
  images: { tile: 'tile/none' },
  status: 'live',
  isNew: false,
  ...changes,
})

/** Lists these as all games of a vendor `acme`. */
export const listAcmeGames = ({ db }: TestServer, games: readonly VendorGame[]): Promise<unknown> =>
  transact(db, async (tx) => {
    const address = 'http://games.test'
    await saveVendor(tx, { id: 'acme', name: 'Acme', base_url: address, launch_origin: address })
    return saveVendorGames(tx, { vendorId: 'acme', games, currency: 'VND' })
  })
