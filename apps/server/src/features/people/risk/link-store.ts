import type { RiskLink } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { maskedNetwork } from '../../../lib/masked-network.ts'

interface Row {
  member_id: string
  account: string
  icon: string
  trait: RiskLink['trait']
  shared: string
  is_excluded: boolean
}

const linksMax = 24

/** Accounts that share a card, a browser or a network with this one, and who recommended it; the strong ones first. */
export async function listLinks(reader: Reader, memberId: string, now: Date): Promise<RiskLink[]> {
  const { rows } = await sql<Row>`
    with found as (
      select f.member_id, 'card' as trait, min(f.account_no_last4) as shared from payout_accounts y
      join payout_accounts f on f.account_no_hash = y.account_no_hash and f.member_id <> y.member_id
      where y.member_id = ${memberId} group by 1
      union all
      select f.member_id, 'device', '' from trusted_devices y
      join trusted_devices f on f.token_hash = y.token_hash and f.member_id <> y.member_id
      where y.member_id = ${memberId} group by 1
      union all
      select f.member_id, 'address', min(f.ip)
      from (select distinct address_group(s.ip) as address from sessions s where s.member_id = ${memberId}) y
      join sessions f on address_group(f.ip) = y.address and f.member_id <> ${memberId}
      where y.address <> all ('{127.0.0.1,::}') group by 1
      union all
      select m.recommender_id, 'recommender', '' from members m where m.id = ${memberId} and m.recommender_id is not null
    )
    select f.member_id, m.account, m.icon, f.trait, f.shared,
      exists (select from play_limits p where p.member_id = f.member_id and p.excluded_until > ${now}::timestamptz + interval '30 days')
        as is_excluded
    from found f join members m on m.id = f.member_id and m.status <> 'closed'
    order by array_position('{card,device,recommender,address}', f.trait), m.account limit ${linksMax}`.execute(reader)
  return rows.map(({ member_id, account, icon, trait, shared, is_excluded }) => ({
    ...{ memberId: member_id, account, icon, trait, isExcluded: is_excluded },
    isStrong: trait === 'card' || trait === 'device',
    shared: trait === 'address' ? maskedNetwork(shared) : shared,
  }))
}
