import path from 'node:path'
import { openVendorLogin, prepareVendorDatabase, type VendorStorage } from '@fairground/vendor-kit'

export const studioStorage: VendorStorage = {
  schema: 'studio',
  role: 'fairground_studio',
  migrations: path.join(import.meta.dirname, '../../migrations'),
  hasKitTables: false,
  hasEscrow: true,
}

/** Brings the studio's schema to this release, by the owner; @returns the address by which the studio works. */
export const openStudioLogin = (ownerUrl: string, givenUrl?: string): Promise<string> =>
  openVendorLogin(studioStorage, ownerUrl, givenUrl)

export const prepareDatabase = (url: string): Promise<void> => prepareVendorDatabase(studioStorage, url)
