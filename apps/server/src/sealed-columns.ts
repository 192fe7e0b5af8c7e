import { catalogueSealed } from './features/games/catalogue/index.ts'
import { integritySealed } from './features/money/integrity/index.ts'
import { withdrawalsSealed } from './features/money/withdrawals/index.ts'
import { encryptionSealed } from './features/people/encryption/index.ts'
import { identitySealed } from './features/people/identity/index.ts'
import { identityChecksSealed } from './features/people/kyc/index.ts'
import { membersSealed } from './features/people/members/index.ts'
import { staffSealed } from './features/people/staff/index.ts'
import { pointsSealed } from './features/rewards/points/index.ts'
import { providersSealed } from './features/site/providers/index.ts'
import { inboxSealed } from './features/talk/inbox/index.ts'
import { messagesSealed } from './features/talk/messages/index.ts'
import type { SealedColumn } from './lib/sealed-column.ts'

/** Table of contents of everything that is sealed at rest. */
export const sealedColumns: readonly SealedColumn[] = [
  ...membersSealed,
  ...identitySealed,
  ...identityChecksSealed,
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
