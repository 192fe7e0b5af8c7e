import type { MenuGroup } from '@fairground/contract'
import { messageText } from '@fairground/i18n/server'
import type { AppContext } from '../../../context.ts'
import type { Call } from '../../../lib/call.ts'
import { getSiteRules } from '../../site/site/index.ts'
import { lobbyBrands } from './lobby-lists.ts'
import { shownVendor, vendorImage } from './vendor-look.ts'

type ListedVendor = MenuGroup['cards'][number] & { sort: number; status: 'on' | 'maintenance' }

/** Brands with games of the type, in the operator's order; one card for each type of games. */
export async function listVendors(context: AppContext, gameType?: string): Promise<ListedVendor[]> {
  const rows = (await lobbyBrands(context)).filter((row) => gameType === undefined || row.game_type === gameType)
  const { vendorLook } = await getSiteRules(context)
  return rows.map((row) => ({
    vassalage: row.code,
    accountTypeName: row.wallet_name ?? row.name,
    gameType: row.game_type,
    displayName: shownVendor(row.name, vendorLook),
    iconUrl: vendorImage(vendorLook, row.code, row.game_type),
    isGame: 'VASSALAGE',
    gameCount: Number(row.count),
    sort: row.sort,
    status: row.is_closed ? 'maintenance' : 'on',
  }))
}

/** The types of games a brand has; none for a brand that is not shown. */
export async function listVendorTypes({ app, language }: Call, brandCode: string) {
  const rows = (await lobbyBrands(app)).filter((row) => row.code === brandCode)
  return rows.map((row) => ({
    gameType: row.game_type,
    displayName: messageText(language, `gameType.${row.game_type}`),
    count: Number(row.count),
  }))
}
