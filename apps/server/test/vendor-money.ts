import type { TestServer } from './test-server.ts'

export interface VendorMove {
  vendorId: string
  transactionId: string
  memberId: string
  currency: string
  amountMinor: bigint
  roundId: string
}

export interface VendorMoved {
  status: 'applied' | 'refused' | 'mismatch'
  code: string | null
  transferId: string
  replayed: boolean
  available: string
  version: string
}

/** One bet or win as the gateway's own statement moves it, without a gateway around it. */
export async function moveVendorMoney(server: TestServer, kind: 'bet' | 'win', move: VendorMove): Promise<VendorMoved> {
  const { rows } = await server.pool.query(
    `select status, code, transfer_id as "transferId", replayed, available, version
      from move_vendor_money($1, $2, $3, $4, $5, $6, $7)`,
    [kind, move.vendorId, move.transactionId, move.memberId, move.currency, move.amountMinor, move.roundId],
  )
  return rows[0]
}
