import { vendorGameTypes } from '@fairground/contract'
import type { Config } from '../../../config/config.ts'
import type { AppContext } from '../../../context.ts'
import { type Reader, transact } from '../../../db/db.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { findAddresses } from './vendor-address-store.ts'
import { sealSecret } from './vendor-secret.ts'
import { saveVendor, saveVendorKey } from './vendor-store.ts'

export const houseVendorId = 'house'
export const lotteryVendorId = 'lottery'
export const sportsbookVendorId = 'sportsbook'
const houseKeyId = 'k1'
/** A vendor of the house opens after the platform that it pays through: five minutes, for a machine that is busy. */
const waitsLeft = 150

/** Where the studio is, as an earlier start named it; nothing where none did. */
export async function findHouseStudio(db: Reader): Promise<Partial<Pick<Config, 'gamesUrl' | 'gamesInternalUrl'>>> {
  const known = await findAddresses(db, houseVendorId)
  return known?.launch_origin ? { gamesUrl: known.launch_origin, gamesInternalUrl: known.base_url } : {}
}

/** Makes studio, lottery and sportsbook of the house known as vendors, each with the key it was started with. Safe at every start. */
export async function ensureHouseVendors(context: AppContext): Promise<void> {
  const { housePswSecret, gamesUrl, gamesInternalUrl, lottery, sportsbook } = context.config
  if (housePswSecret)
    await ensureVendor(context, {
      ...{ id: houseVendorId, name: 'Fairground Studio', secret: housePswSecret },
      ...{ baseUrl: gamesInternalUrl, launchOrigin: gamesUrl },
    })
  if (lottery)
    await ensureVendor(context, {
      ...{ id: lotteryVendorId, name: 'Fairground Lottery', secret: lottery.pswSecret },
      ...{ baseUrl: lottery.internalUrl, launchOrigin: lottery.url },
    })
  if (sportsbook)
    await ensureVendor(context, {
      ...{ id: sportsbookVendorId, name: 'Fairground Sports', secret: sportsbook.pswSecret },
      ...{ baseUrl: sportsbook.internalUrl, launchOrigin: sportsbook.url },
    })
}

interface HouseVendor {
  id: string
  name: string
  secret: string
  baseUrl: string
  launchOrigin: string
}

async function ensureVendor(context: AppContext, { id, name, secret, ...vendor }: HouseVendor): Promise<void> {
  await transact(context.db, async (tx) => {
    await saveVendor(tx, {
      ...{ id, name, base_url: vendor.baseUrl, launch_origin: vendor.launchOrigin },
      // Its games name what counts of a round: opposite bets, pushes and covering bets do not.
      turnover_types: [...vendorGameTypes],
      names_groups: id === lotteryVendorId,
    })
    const sealed = sealSecret(context, id, houseKeyId, secret)
    await saveVendorKey(tx, { vendor_id: id, key_id: houseKeyId, secret_sealed: sealed })
    await enqueue(tx, 'refresh-catalogue', { vendorId: id, waitsLeft }, { jobKey: `refresh-catalogue:${id}` })
  })
}
