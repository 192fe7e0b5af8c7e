import { getCurrency, parseAmount } from '@fairground/money'
import type { Reader } from '../../../db/db.ts'
import { readTransferSettings } from '../../site/site/index.ts'
import type { TransferGuards } from './transfer-policy.ts'

/** The operator's guards as they are at this moment. */
export async function readGuards(reader: Reader, currency: string): Promise<TransferGuards> {
  const { min, dailyMax } = await readTransferSettings(reader)
  return { minMinor: minorOf(min, currency), dailyMaxMinor: minorOf(dailyMax, currency) }
}

function minorOf(amount: string, code: string): bigint {
  const minor = parseAmount(amount, getCurrency(code))
  if (minor === undefined) throw new Error(`${amount} ${code} in the settings is no amount`)
  return minor
}
