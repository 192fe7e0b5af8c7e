import { hkdfSync } from 'node:crypto'
import { receiptKeyOf, signReceipt } from '@fairground/fairness/receipt'
import type { Config } from '../config.ts'

/** The house's key for receipts; it stays the same as long as SEED_KEY does. Never log what this returns. */
const secretKeyOf = ({ seedKey }: Pick<Config, 'seedKey'>): string =>
  Buffer.from(hkdfSync('sha256', seedKey, '', 'lottery-receipts/1', 32)).toString('hex')

export const publicReceiptKey = (config: Pick<Config, 'seedKey'>): string => receiptKeyOf(secretKeyOf(config))

/** Confirms a ticket: the root over its lines, in its draw. The same ticket has the same receipt for ever. */
export const receiptOf = (
  config: Pick<Config, 'seedKey'>,
  ticket: { gameId: string; drawNo: string; leafHash: string },
): string => signReceipt(ticket, secretKeyOf(config))
