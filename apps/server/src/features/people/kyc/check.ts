/** A check as it is stored. */
export interface Check {
  id: string
  memberId: string
  level: 1 | 2
  source: 'documents' | 'provider'
  document: string | null
  country: string | null
  detailsSealed: string | null
  idNumberKey: Buffer | null
  documentExpiresOn: string | null
  providerRef: string | null
  state: 'pending' | 'approved' | 'rejected'
  askedAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  reason: string | null
  note: string | null
  validUntil: string | null
}

/** With whose it is. */
export interface QueuedCheck extends Check {
  account: string
  icon: string
}
