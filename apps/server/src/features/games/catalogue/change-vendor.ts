import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { saveVendorLimits, type VendorLimits } from './vendor-limits-store.ts'
import {
  saveTurnoverTypes,
  saveVendor,
  saveVendorBudget,
  saveVendorDialect,
  saveVendorReach,
  saveVendorStatus,
  type VendorBudget,
  type VendorDialect,
  type VendorReach,
  type VendorStatus,
} from './vendor-store.ts'

/** Opens a vendor, closes it for bets, or switches it off: no call of it is answered then. */
export async function changeVendorStatus(
  { db }: Pick<AppContext, 'db'>,
  vendorId: string,
  { status, reason }: { status: VendorStatus; reason?: string },
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    await saveVendorStatus(tx, vendorId, status)
    await recordAudit(tx, { actor, action: 'vendor.status-changed', subject: vendorId, detail: { status, reason } })
  })
}

/** Where a vendor may call from, and how far its clock may be off. */
export async function changeVendorReach(
  { db }: Pick<AppContext, 'db'>,
  vendorId: string,
  reach: VendorReach,
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    await saveVendorReach(tx, vendorId, reach)
    await recordAudit(tx, { actor, action: 'vendor.reach-changed', subject: vendorId, detail: { ...reach } })
  })
}

/** How many calls a second a vendor may make, and of one of its players. */
export async function changeVendorBudget(
  { db }: Pick<AppContext, 'db'>,
  vendorId: string,
  budget: VendorBudget,
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    await saveVendorBudget(tx, vendorId, budget)
    await recordAudit(tx, { actor, action: 'vendor.budget-changed', subject: vendorId, detail: { ...budget } })
  })
}

/** What a vendor may stake and pay in a currency, and from what amount on its jackpots are held. */
export async function changeVendorLimits(
  tx: Tx,
  vendorId: string,
  { currency, limits }: { currency: string; limits: VendorLimits },
  actor: Actor,
): Promise<void> {
  await saveVendorLimits(tx, vendorId, currency, limits)
  const amounts = Object.entries(limits).map(([name, minor]) => [name, minor?.toString() ?? null])
  const detail = { currency, ...Object.fromEntries(amounts) }
  await recordAudit(tx, { actor, action: 'vendor.limits-changed', subject: vendorId, detail })
}

/** Types of games for which a vendor may name what of a round's stakes counts. */
export async function changeTurnoverTypes(
  tx: Tx,
  vendorId: string,
  turnoverTypes: readonly string[],
  actor: Actor,
): Promise<void> {
  await saveTurnoverTypes(tx, vendorId, turnoverTypes)
  await recordAudit(tx, { actor, action: 'vendor.turnover-changed', subject: vendorId, detail: { turnoverTypes } })
}

/** Which protocol a vendor speaks; `hub` needs the public key of its RSA signatures, as PEM. */
export async function changeVendorDialect(
  { db }: Pick<AppContext, 'db'>,
  vendorId: string,
  speaks: { dialect: VendorDialect; publicKeyPem: string | null },
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    await saveVendorDialect(tx, vendorId, speaks)
    const { dialect } = speaks
    await recordAudit(tx, { actor, action: 'vendor.dialect-changed', subject: vendorId, detail: { dialect } })
  })
}

/** Where a vendor is asked for games and launches, and the only origin its games come from. */
export async function changeVendorAddress(
  { db }: Pick<AppContext, 'db'>,
  vendorId: string,
  { baseUrl, launchOrigin }: { baseUrl: string; launchOrigin: string },
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    await saveVendor(tx, { id: vendorId, name: vendorId, base_url: baseUrl, launch_origin: launchOrigin })
    await recordAudit(tx, { actor, action: 'vendor.address-changed', subject: vendorId, detail: { baseUrl } })
    await enqueue(tx, 'refresh-catalogue', { vendorId }, { jobKey: `refresh-catalogue:${vendorId}` })
  })
}
