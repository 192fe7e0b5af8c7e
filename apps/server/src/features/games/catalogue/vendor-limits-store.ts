import { type CurrencyCode, getCurrency } from '@fairground/money'
import type { Reader, Tx } from '../../../db/db.ts'

/** Of one vendor in one currency; null: no limit. */
export interface VendorLimits {
  stakeMinorMax: bigint | null
  /** Wins above it are paid and reported to staff. */
  winMinorMax: bigint | null
  /** A jackpot of so much and more waits for two people. */
  jackpotHeldMinor: bigint | null
  /** A correction above it waits for two people; null: `adjustHeldDefaultMinor`. */
  adjustHeldMinor: bigint | null
}

/** From what amount on corrections wait for two people where nothing else was said of the vendor, by currency. */
const adjustHeldDefaultMinor: Readonly<Record<CurrencyCode, bigint>> = {
  VND: 5_000_000_000n,
  USD: 200_000n,
  FUN: 5_000_000_000n,
}

/** Above this a vendor's correction waits for two people. */
export const adjustHeldMinorOf = (limits: Record<string, VendorLimits | undefined>, currency: string): bigint =>
  limits[currency]?.adjustHeldMinor ?? adjustHeldDefaultMinor[getCurrency(currency).code]

const minorOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

/** The limits of a vendor by currency. */
export async function findVendorLimits(
  reader: Reader,
  vendorId: string,
): Promise<Record<string, VendorLimits | undefined>> {
  const rows = await reader.selectFrom('vendor_limits').selectAll().where('vendor_id', '=', vendorId).execute()
  const limitsOf = (row: (typeof rows)[number]): VendorLimits => ({
    stakeMinorMax: minorOf(row.stake_minor_max),
    winMinorMax: minorOf(row.win_minor_max),
    jackpotHeldMinor: minorOf(row.jackpot_held_minor),
    adjustHeldMinor: minorOf(row.adjust_held_minor),
  })
  return Object.fromEntries(rows.map((row) => [row.currency, limitsOf(row)]))
}

export async function saveVendorLimits(
  tx: Tx,
  vendorId: string,
  currency: string,
  limits: VendorLimits,
): Promise<void> {
  const columns = {
    stake_minor_max: limits.stakeMinorMax?.toString() ?? null,
    win_minor_max: limits.winMinorMax?.toString() ?? null,
    jackpot_held_minor: limits.jackpotHeldMinor?.toString() ?? null,
    adjust_held_minor: limits.adjustHeldMinor?.toString() ?? null,
  }
  await tx
    .insertInto('vendor_limits')
    .values({ vendor_id: vendorId, currency, ...columns })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'currency']).doUpdateSet(columns))
    .execute()
}
