/** One request to the ledger; `(scope, key)` names it for ever. */
export interface Command {
  /** Whose keys these are, at most 64 characters. */
  scope: string
  /** At most 128 characters. */
  key: string
  /** From `hashOf`, over everything that the command means. */
  requestHash: string
  /** Who asks, for the books; at most 64 characters. */
  actor: string
}

/** What an account holds at this moment. */
export interface Funds {
  balanceMinor: bigint
  heldMinor: bigint
  /** Balance minus held: what can be spent. */
  availableMinor: bigint
  /** Rises by one with each entry; holds do not change it. */
  version: bigint
}

/**
 * `replayed`: the key was used before; this is its first outcome, with the funds of now, and nothing was written.
 * `mismatch`: the key was used before for something else, and nothing was written.
 */
export type Outcome<Code extends string, Applied, Refused = Applied> =
  | ({ status: 'applied'; replayed: boolean } & Applied)
  | ({ status: 'refused'; replayed: boolean; code: Code } & Refused)
  | { status: 'mismatch' }

/** The SQL type `ledger.outcome`. */
export interface OutcomeRow {
  status: 'applied' | 'refused' | 'mismatch'
  transfer_id: string | null
  hold_id: string | null
  replayed: boolean
  code: string | null
  balance: string | null
  available: string | null
  version: string | null
}

interface Details<Applied, Refused> {
  applied: (row: OutcomeRow) => Applied
  refused: (row: OutcomeRow) => Refused
}

export function toOutcome<Code extends string, Applied, Refused>(
  row: OutcomeRow | undefined,
  details: Details<Applied, Refused>,
): Outcome<Code, Applied, Refused> {
  if (!row) throw new Error('the ledger answered without a row')
  const { status, replayed } = row
  if (status === 'mismatch') return { status }
  if (status === 'applied') return { status, replayed, ...details.applied(row) }
  return { status, replayed, code: row.code as Code, ...details.refused(row) }
}

export function fundsOf(row: Pick<OutcomeRow, 'balance' | 'available' | 'version'>): Funds {
  const balanceMinor = integer(row.balance)
  const availableMinor = integer(row.available)
  return { balanceMinor, heldMinor: balanceMinor - availableMinor, availableMinor, version: integer(row.version) }
}

/** @throws when the ledger left out a number that it promises */
export function integer(value: string | null | undefined): bigint {
  if (value === null || value === undefined) throw new Error('the ledger answered without a number it promises')
  return BigInt(value)
}
