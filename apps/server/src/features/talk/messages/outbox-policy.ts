import type { OutboxMessage, Permission } from '@fairground/contract'
import type { OutboxRow } from './outbox-row.ts'

/** Message kinds whose text gives access to an account until it expires. */
const keyKinds: readonly string[] = ['code', 'reset-link']

type Standing = Pick<OutboxRow, 'kind' | 'status' | 'contentSealed' | 'expiresAt'>

interface Asked {
  now: Date
  permissions: readonly Permission[]
  isSandbox: boolean
}

/** What may be done with a message at this moment, by this person. A text that was erased can only be looked at no more. */
export function allowedOf(
  { kind, status, contentSealed, expiresAt }: Standing,
  { now, permissions, isSandbox }: Asked,
): OutboxMessage['allowed'] {
  const isWorth = now < expiresAt && contentSealed !== null
  const isReadable = contentSealed !== null && (isSandbox || !keyKinds.includes(kind) || now >= expiresAt)
  return [
    ...(isReadable && permissions.includes('outbox.reveal') ? (['reveal'] as const) : []),
    ...(isWorth &&
    ['sent', 'delivered', 'failed', 'cancelled'].includes(status) &&
    permissions.includes('outbox.manage')
      ? (['resend'] as const)
      : []),
    ...(status === 'waiting' && permissions.includes('outbox.manage') ? (['cancel'] as const) : []),
  ]
}
