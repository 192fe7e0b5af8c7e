import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

export interface Vendor {
  vendorId: string
  baseUrl: string
  launchOrigin: string
  isActive: boolean
}

export interface VendorKeyRow {
  vendorId: string
  keyId: string
  secretSealed: string
  retiredAt: Date | null
  vendorStatus: VendorStatus
  walletMode: WalletMode
  clockSkewMs: number
  /** Null: it may call from anywhere. */
  allowedNetworks: string[] | null
}

/** `maintenance` takes no bets and still takes wins, rollbacks and round ends. */
export type VendorStatus = 'active' | 'maintenance' | 'disabled'

export async function findVendor(reader: Reader, vendorId: string): Promise<Vendor | undefined> {
  const row = await reader.selectFrom('vendors').selectAll().where('id', '=', vendorId).executeTakeFirst()
  return (
    row && {
      vendorId: row.id,
      baseUrl: row.base_url,
      launchOrigin: row.launch_origin,
      isActive: row.status !== 'disabled',
    }
  )
}

export async function findVendorKeyRow(
  reader: Reader,
  vendorId: string,
  keyId: string,
): Promise<VendorKeyRow | undefined> {
  const row = await reader
    .selectFrom('vendor_keys as k')
    .innerJoin('vendors as v', 'v.id', 'k.vendor_id')
    .select([
      'k.vendor_id',
      'k.key_id',
      'k.secret_sealed',
      'k.retired_at',
      'v.status',
      'v.wallet_mode',
      'v.clock_skew_ms',
    ])
    .select(sql<string[] | null>`v.allowed_networks::text[]`.as('allowed_networks'))
    .where('k.vendor_id', '=', vendorId)
    .where('k.key_id', '=', keyId)
    .executeTakeFirst()
  return (
    row && {
      vendorId: row.vendor_id,
      keyId: row.key_id,
      secretSealed: row.secret_sealed,
      retiredAt: row.retired_at,
      vendorStatus: row.status as VendorStatus,
      walletMode: row.wallet_mode as WalletMode,
      clockSkewMs: row.clock_skew_ms,
      allowedNetworks: row.allowed_networks,
    }
  )
}

/**
 * The oldest key that is in use: what the platform signs its own calls with. While one key follows another the vendor has
 * the older one for sure.
 */
export async function findSigningKey(
  reader: Reader,
  vendorId: string,
): Promise<{ keyId: string; secretSealed: string } | undefined> {
  const row = await reader
    .selectFrom('vendor_keys')
    .select(['key_id', 'secret_sealed'])
    .where('vendor_id', '=', vendorId)
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .orderBy('key_id')
    .limit(1)
    .executeTakeFirst()
  return row && { keyId: row.key_id, secretSealed: row.secret_sealed }
}

export async function saveVendor(
  tx: Tx,
  vendor: {
    id: string
    name: string
    base_url: string
    launch_origin: string
    turnover_types?: string[]
    names_groups?: boolean
  },
): Promise<void> {
  await tx
    .insertInto('vendors')
    .values(vendor)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ base_url: vendor.base_url, launch_origin: vendor.launch_origin }),
    )
    .execute()
}

export async function saveVendorKey(
  tx: Tx,
  key: { vendor_id: string; key_id: string; secret_sealed: string },
): Promise<void> {
  await tx
    .insertInto('vendor_keys')
    .values(key)
    .onConflict((conflict) =>
      conflict.columns(['vendor_id', 'key_id']).doUpdateSet({ secret_sealed: key.secret_sealed }),
    )
    .execute()
}

/** Keys that are in use, the oldest first; the vendor's row is held, so that two changes come one after the other. */
export async function lockVendorKeys(tx: Tx, vendorId: string, now: Date) {
  const held = await tx.selectFrom('vendors').select('id').where('id', '=', vendorId).forUpdate().executeTakeFirst()
  const keys = await tx
    .selectFrom('vendor_keys')
    .select(['key_id as keyId', 'retired_at as retiredAt'])
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at')
    .execute()
  const inUse = keys.filter(({ retiredAt }) => retiredAt === null || retiredAt > now).map(({ keyId }) => keyId)
  return { isKnown: held !== undefined, inUse, count: keys.length }
}

export async function saveKeyRetired(tx: Tx, vendorId: string, keyId: string, at: Date): Promise<void> {
  await tx
    .updateTable('vendor_keys')
    .set({ retired_at: at })
    .where('vendor_id', '=', vendorId)
    .where('key_id', '=', keyId)
    .execute()
}

export async function saveVendorStatus(tx: Tx, vendorId: string, status: VendorStatus): Promise<void> {
  await tx.updateTable('vendors').set({ status }).where('id', '=', vendorId).execute()
}

export interface VendorReach {
  clockSkewMs: number
  allowedNetworks: string[] | null
}

export async function saveVendorReach(tx: Tx, vendorId: string, reach: VendorReach): Promise<void> {
  const { clockSkewMs, allowedNetworks } = reach
  const networks = sql<string[] | null>`${allowedNetworks}::text[]::cidr[]`
  await tx
    .updateTable('vendors')
    .set({ clock_skew_ms: clockSkewMs, allowed_networks: networks })
    .where('id', '=', vendorId)
    .execute()
}

/** Calls a second; null: as many as come. */
export interface VendorBudget {
  callsPerSecondMax: number | null
  playerCallsPerSecondMax: number | null
}

export async function findVendorBudget(reader: Reader, vendorId: string): Promise<VendorBudget> {
  const row = await reader
    .selectFrom('vendors')
    .select(['calls_per_second_max', 'player_calls_per_second_max'])
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow()
  return { callsPerSecondMax: row.calls_per_second_max, playerCallsPerSecondMax: row.player_calls_per_second_max }
}

export async function saveVendorBudget(tx: Tx, vendorId: string, budget: VendorBudget): Promise<void> {
  const { callsPerSecondMax, playerCallsPerSecondMax } = budget
  await tx
    .updateTable('vendors')
    .set({ calls_per_second_max: callsPerSecondMax, player_calls_per_second_max: playerCallsPerSecondMax })
    .where('id', '=', vendorId)
    .execute()
}

/** Types of games for which a vendor may name what of a round's stakes counts. */
export async function findTurnoverTypes(reader: Reader, vendorId: string): Promise<string[]> {
  const query = reader.selectFrom('vendors').select('turnover_types').where('id', '=', vendorId)
  return (await query.executeTakeFirstOrThrow()).turnover_types
}

/** Whether a vendor is told the prize groups of its players, and says at which of them they bet. */
export async function findNamesGroups(reader: Reader, vendorId: string): Promise<boolean> {
  const query = reader.selectFrom('vendors').select('names_groups').where('id', '=', vendorId)
  return (await query.executeTakeFirstOrThrow()).names_groups
}

export async function saveTurnoverTypes(tx: Tx, vendorId: string, types: readonly string[]): Promise<void> {
  await tx
    .updateTable('vendors')
    .set({ turnover_types: [...types] })
    .where('id', '=', vendorId)
    .execute()
}

/** What a vendor speaks: PSW/1, one `play` call with actions, or bet, win and rollback with RSA signatures. */
export type VendorDialect = 'psw' | 'gcp' | 'hub'

export async function findDialectRow(reader: Reader, vendorId: string) {
  const row = await reader
    .selectFrom('vendors')
    .select(['dialect', 'status', 'public_key_pem'])
    .select(sql<string[] | null>`allowed_networks::text[]`.as('allowed_networks'))
    .where('id', '=', vendorId)
    .executeTakeFirst()
  return (
    row && {
      dialect: row.dialect as VendorDialect,
      status: row.status as VendorStatus,
      publicKeyPem: row.public_key_pem,
      allowedNetworks: row.allowed_networks,
    }
  )
}

/** The keys of a vendor that are in use. */
export const listKeyRows = (reader: Reader, vendorId: string, now: Date) =>
  reader
    .selectFrom('vendor_keys')
    .select(['key_id as keyId', 'secret_sealed as secretSealed'])
    .where('vendor_id', '=', vendorId)
    .where((key) => key.or([key('retired_at', 'is', null), key('retired_at', '>', now)]))
    .execute()

export async function saveVendorDialect(
  tx: Tx,
  vendorId: string,
  { dialect, publicKeyPem }: { dialect: VendorDialect; publicKeyPem: string | null },
): Promise<void> {
  await tx.updateTable('vendors').set({ dialect, public_key_pem: publicKeyPem }).where('id', '=', vendorId).execute()
}

/** `single`: its games play from the main wallet, call by call. `transfer`: it keeps purses, to which money is moved. */
export type WalletMode = 'single' | 'transfer'

export interface VendorMode {
  status: VendorStatus
  walletMode: WalletMode
  dialect: VendorDialect
}

const modes = (reader: Reader, vendorId: string) =>
  reader.selectFrom('vendors').select(['status', 'wallet_mode', 'dialect']).where('id', '=', vendorId)

type ModeRow = Awaited<ReturnType<ReturnType<typeof modes>['executeTakeFirst']>>

const modeOf = (row: ModeRow): VendorMode | undefined =>
  row && {
    status: row.status as VendorStatus,
    walletMode: row.wallet_mode as WalletMode,
    dialect: row.dialect as VendorDialect,
  }

export const findVendorMode = async (reader: Reader, vendorId: string): Promise<VendorMode | undefined> =>
  modeOf(await modes(reader, vendorId).executeTakeFirst())

/** The same, and it stays so until the transaction ends; many may share it, nobody else may have it to update. */
export const lockVendorMode = async (
  tx: Tx,
  vendorId: string,
  strength: 'share' | 'update',
): Promise<VendorMode | undefined> => {
  const asked = modes(tx, vendorId)
  return modeOf(await (strength === 'share' ? asked.forShare() : asked.forUpdate()).executeTakeFirst())
}

export async function saveWalletMode(tx: Tx, vendorId: string, walletMode: WalletMode): Promise<void> {
  await tx.updateTable('vendors').set({ wallet_mode: walletMode }).where('id', '=', vendorId).execute()
}
