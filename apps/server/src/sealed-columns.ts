import { catalogueSealed } from './features/catalogue/index.ts'
import { encryptionSealed } from './features/encryption/index.ts'
import { identitySealed } from './features/identity/index.ts'
import { inboxSealed } from './features/inbox/index.ts'
import { integritySealed } from './features/integrity/index.ts'
import { membersSealed } from './features/members/index.ts'
import { messagesSealed } from './features/messages/index.ts'
import { pointsSealed } from './features/points/index.ts'
import { providersSealed } from './features/providers/index.ts'
import { staffSealed } from './features/staff/index.ts'
import { withdrawalsSealed } from './features/withdrawals/index.ts'
import type { SealedColumn } from './lib/sealed-column.ts'

/** Table of contents of everything that is sealed at rest. */
export const sealedColumns: readonly SealedColumn[] = [
  ...membersSealed,
  ...identitySealed,
  ...withdrawalsSealed,
  ...messagesSealed,
  ...staffSealed,
  ...catalogueSealed,
  ...encryptionSealed,
  ...providersSealed,
  ...integritySealed,
  ...pointsSealed,
  ...inboxSealed,
]
