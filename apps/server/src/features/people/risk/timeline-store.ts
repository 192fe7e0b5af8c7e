import type { TimelineEntry, TimelinePart } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import { inboxText } from '@fairground/i18n/server'
import { formatAmount, getCurrency } from '@fairground/money'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

interface Row {
  id: string
  at: Date
  part: TimelinePart
  what: string
  minor: string | null
  note: string | null
}

interface Query {
  memberId: string
  part: TimelinePart | undefined
  currency: string
  timeZone: string
  now: Date
  language: Language
  pageNo: number
  pageSize: number
}

/** All that happened with a member, newest first. Of signs of laundering there is nothing in it: those are records of cases. */
export async function readTimeline(
  reader: Reader,
  { memberId, part, currency, timeZone, now, language, pageNo, pageSize }: Query,
) {
  const lines = sql`(
    select d.id, coalesce(d.decided_at, d.created_at) as at, 'money' as part, 'risk.line.deposit.' || d.state as what,
      d.amount_minor as minor, null as note
    from deposits d where d.member_id = ${memberId}
    union all
    select s.withdrawal_id || s.state, s.at, 'money', 'risk.line.withdrawal', w.amount_minor, 'withdrawalState.' || s.state
    from withdrawals w join withdrawal_steps s on s.withdrawal_id = w.id where w.member_id = ${memberId}
    union all
    select t.id, t.created_at, 'money', 'risk.line.sent', t.amount_minor, m.account
    from member_transfers t join members m on m.id = t.receiver_id where t.sender_id = ${memberId}
    union all
    select t.id, t.created_at, 'money', 'risk.line.received', t.amount_minor, m.account
    from member_transfers t join members m on m.id = t.sender_id where t.receiver_id = ${memberId}
    union all
    select g.launch_id, g.created_at, 'play', 'risk.line.opened', null, g.game_code
    from game_sessions g where g.member_id = ${memberId} and g.mode = 'real'
    union all
    select r.member_id || r.day, least((r.day + 1)::timestamp at time zone ${timeZone} - interval '1 second', ${now}::timestamptz), 'play',
      case when r.won_minor >= r.staked_minor then 'risk.line.dayWon' else 'risk.line.dayLost' end,
      abs(r.won_minor - r.staked_minor), r.round_count::text
    from risk_days r where r.member_id = ${memberId} and r.round_count > 0
    union all
    select l.id, l.at, 'access', 'members.outcomes.' || l.outcome, null, null
    from login_history l where l.member_id = ${memberId}
    union all
    select a.id, a.at,
      case when a.actor_kind <> 'member' then 'staff' when a.action like 'limit.%' or a.action like 'play.%' then 'limits' else 'access' end,
      'audited.' || a.action, null, a.detail->>'reason'
    from audit_log a where a.subject = ${memberId} and a.action not like 'deposit.%' and a.action not like 'withdrawal.%'
    union all
    select i.id, i.sent_at, 'messages', 'risk.line.message', null, i.template
    from inbox_messages i where i.member_id = ${memberId}
    union all
    select c.id::text, c.said_at, 'messages', 'risk.line.chat', null, left(c.body, 200)
    from chat_messages c where c.member_id = ${memberId}
    union all
    select f.id, f.sent_at, 'messages', 'risk.line.feedback', null, left(f.content, 200)
    from feedbacks f where f.member_id = ${memberId}
  )`
  const wanted = part === undefined ? sql`true` : sql`l.part = ${part}`
  const { rows } = await sql<Row>`
    select l.id, l.at, l.part, l.what, l.minor::text as minor, l.note from ${lines} l where ${wanted}
    order by l.at desc, l.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(reader)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from ${lines} l where ${wanted}`.execute(reader)
  const list = rows.map(
    ({ id, at, minor, note, ...row }): TimelineEntry => ({
      ...row,
      ...{ id: `${row.part}:${id}`, at: at.toISOString() },
      ...(minor !== null && { amount: formatAmount(BigInt(minor), getCurrency(currency)) }),
      ...(note !== null && { note: row.what === 'risk.line.message' ? titleOf(note, language) : note }),
    }),
  )
  return { list, total: counted[0]?.total ?? 0, pageNo, pageSize }
}

/** The head of a message of the house, without what filled its places. */
const titleOf = (template: string, language: Language): string => {
  const { title } = inboxText(language, template, {})
  return title.includes('{{') ? '' : title
}
