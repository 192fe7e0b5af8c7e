/** One payout to make. */
export interface PayoutOrder {
  /** Names the payout for ever. */
  withdrawalId: string
  amountMinor: bigint
  currency: string
  bankCode: string
  accountName: string
  accountNo: string
}

/** A way to send money out: a bank's or a gateway's interface. */
export interface PayoutAdapter {
  name: string
  /**
   * Sends the money and returns the payer's own reference. A job asks again until it gets one, so an order whose
   * `withdrawalId` was paid before must answer its first reference and pay nothing.
   * @throws when it is not known or not yet decided whether the money was sent
   */
  pay(order: PayoutOrder): Promise<{ reference: string }>
}
