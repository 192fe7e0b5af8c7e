/** A message as it is kept, sealed. */
export interface OutboxRow {
  id: string
  channel: string
  kind: string
  status: string
  recipientSealed: string
  contentSealed: string | null
  attemptCount: number
  nextTryAt: Date
  createdAt: Date
  expiresAt: Date
}
