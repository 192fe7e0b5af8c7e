import { prepareStatement } from '@fairground/postgres'
import type { Db } from '../../db/schema.ts'
import type { BookKey } from './slip-store.ts'

interface HeldBook extends BookKey {
  riskGroup: string
  capMinor: string
  heldMinor: string
}

interface Group {
  capMinor: bigint
  /** By round: what each holds of the cap. */
  held: Map<string, bigint>
}

/**
 * What groups of tables have left of their caps, as read once and with what has been held since. Another process may take some
 * at the same time: the statement that writes the slips looks again, under the lock of the group.
 */
export class RiskRooms {
  private readonly groups = new Map<string, Group>()
  /** By round, mode and currency. */
  private readonly groupOf = new Map<string, Group>()

  static async read(db: Db, keys: readonly BookKey[]): Promise<RiskRooms> {
    const { rows } = await readHeld(db, [
      keys.map(({ sharedRoundId }) => sharedRoundId),
      keys.map(({ mode }) => mode),
      keys.map(({ currency }) => currency),
    ])
    return new RiskRooms(rows)
  }

  constructor(rows: readonly HeldBook[]) {
    for (const { riskGroup, capMinor, heldMinor, ...key } of rows) {
      const name = [riskGroup, key.mode, key.currency].join(':')
      const group = this.groups.get(name) ?? { capMinor: BigInt(capMinor), held: new Map() }
      this.groups.set(name, group)
      group.held.set(key.sharedRoundId, BigInt(heldMinor))
      this.groupOf.set(keyOf(key), group)
    }
  }

  /** What the other tables of the group leave to this round, never below 0; undefined where no group has a cap. */
  roomOf(key: BookKey): bigint | undefined {
    const group = this.groupOf.get(keyOf(key))
    if (!group) return undefined
    let roomMinor = group.capMinor
    for (const [sharedRoundId, heldMinor] of group.held) if (sharedRoundId !== key.sharedRoundId) roomMinor -= heldMinor
    return roomMinor > 0n ? roomMinor : 0n
  }

  /** The round holds so much from here on. */
  hold(key: BookKey, heldMinor: bigint): void {
    this.groupOf.get(keyOf(key))?.held.set(key.sharedRoundId, heldMinor)
  }
}

const keyOf = ({ sharedRoundId, mode, currency }: BookKey): string => [sharedRoundId, mode, currency].join(':')

/** Every round that the named ones share a cap with, and they themselves. */
const readHeld = prepareStatement<HeldBook>(`
  with groups as (
    select distinct t.risk_group, asked.mode, asked.currency, c.cap_minor
    from unnest($1::text[], $2::text[], $3::text[]) as asked (shared_round_id, mode, currency)
    join shared_rounds s on s.shared_round_id = asked.shared_round_id
    join tables t on t.table_id = s.table_id
    join risk_caps c on c.risk_group = t.risk_group and c.currency = asked.currency
  ), books as (
    select g.risk_group, k.shared_round_id, k.mode, k.currency, g.cap_minor, greatest(k.held_minor, 0) as held_minor
    from groups g
    join tables t on t.risk_group = g.risk_group
    join shared_rounds s on s.table_id = t.table_id and s.state in ('betting', 'locked', 'running', 'result')
    join slip_books k on k.shared_round_id = s.shared_round_id and k.mode = g.mode and k.currency = g.currency
  ), asked as (
    select g.risk_group, a.shared_round_id, a.mode, a.currency, g.cap_minor, 0::bigint as held_minor
    from unnest($1::text[], $2::text[], $3::text[]) as a (shared_round_id, mode, currency)
    join shared_rounds s on s.shared_round_id = a.shared_round_id
    join tables t on t.table_id = s.table_id
    join groups g on g.risk_group = t.risk_group and g.mode = a.mode and g.currency = a.currency
  )
  select risk_group as "riskGroup", shared_round_id as "sharedRoundId", mode, currency,
    cap_minor::text as "capMinor", max(held_minor)::text as "heldMinor"
  from (select * from books union all select * from asked) known
  group by 1, 2, 3, 4, cap_minor`)
