import { LoginOutcome, type MemberExport } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { transact } from '../../../../db/db.ts'
import { type AttemptLimit, takeAttempt } from '../../../../lib/attempts.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuseFor } from '../../../../lib/outcome.ts'
import type { MemberSession } from '../../identity/index.ts'
import { type KeptOfMember, readKept } from './export-store.ts'
import { openDetails } from './member-details.ts'
import { openPayeeName } from './payee-name.ts'

const tenMinutesMs = 10 * 60_000
const limit: AttemptLimit = { triesMax: 1, windowMs: tenMinutesMs, lockMs: tenMinutesMs }

/** Hands the member everything that is kept about them; once in ten minutes, and each time is on record. */
export async function exportData(call: Call, { memberId }: MemberSession): Promise<Outcome<MemberExport>> {
  const { app } = call
  const retryAfter = await takeAttempt(app.db, `export:${memberId}`, limit, app.clock.now())
  if (retryAfter) return refuseFor(retryAfter)
  return transact(app.db, async (tx) => {
    const kept = await readKept(tx, memberId)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.data-exported',
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    const opened = {
      payeeName: openPayeeName(app, memberId, kept.member.payee_name_sealed),
      details: openDetails(app, memberId, kept.details),
    }
    return ok(exported(kept, opened, app.clock.now()))
  })
}

function exported(
  { member, terms, logins, deposits, withdrawals }: KeptOfMember,
  opened: { payeeName: string | undefined; details: Record<string, string> },
  now: Date,
): MemberExport {
  return {
    madeAt: now.toISOString(),
    profile: {
      id: member.id,
      account: member.account,
      nickname: member.nickname,
      ...opened,
      referralCode: member.referral_code ?? undefined,
      language: member.language,
      currency: member.currency,
      registeredAt: member.registered_at.toISOString(),
    },
    terms: terms.map(({ version, acceptedAt, ip }) => ({
      version,
      acceptedAt: acceptedAt.toISOString(),
      address: ip ?? '',
    })),
    logins: logins.map(({ at, outcome, ip, user_agent }) => ({
      at: at.toISOString(),
      outcome: LoginOutcome.parse(outcome),
      address: ip,
      userAgent: user_agent,
    })),
    deposits: deposits.map(movement),
    withdrawals: withdrawals.map(movement),
  }
}

const movement = (row: KeptOfMember['deposits' | 'withdrawals'][number]) => ({
  at: row.created_at.toISOString(),
  amount: formatAmount(BigInt(row.amount_minor), getCurrency(row.currency)),
  currency: row.currency,
  state: row.state,
})
