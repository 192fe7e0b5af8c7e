import type { Broadcast } from '@fairground/contract'
import { type ListedBroadcast, stateOf } from './broadcast.ts'

export const viewBroadcast = ({ broadcast, createdByName, readCount }: ListedBroadcast): Broadcast => ({
  broadcastId: broadcast.id,
  audience: broadcast.audience,
  accountType: broadcast.accountType,
  texts: broadcast.texts,
  state: stateOf(broadcast),
  sendAt: broadcast.sendAt.toISOString(),
  createdAt: broadcast.createdAt.toISOString(),
  createdBy: createdByName,
  recipientCount: broadcast.recipientCount,
  readCount,
})
