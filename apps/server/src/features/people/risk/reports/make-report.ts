import { createHash } from 'node:crypto'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/db.ts'
import { newId } from '../../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { getBalance } from '../../../money/wallet/index.ts'
import { findProfile, openSealed } from '../../members/index.ts'
import { listFlags } from '../flag-store.ts'
import type { StoredCase } from '../risk-case.ts'
import { goamlReport } from './goaml.ts'
import { faultsOf } from './goaml-structure.ts'
import { addReport, findUnit, listTransfers } from './report-store.ts'
import { readXml, writeXml } from './xml.ts'

interface Asked {
  found: StoredCase
  reason: string
  at: Date
}

/**
 * Makes the report of a case and keeps it, once it was read back and held against the structure. Refusals: VALIDATION with
 * `unit` where nobody said who reports, with `report` and what is wrong where it would break the structure.
 */
export async function makeReport(app: AppContext, tx: Tx, { found, reason, at }: Asked): Promise<Outcome<null>> {
  const unit = await findUnit(tx)
  if (!unit) return faulty('unit', 'validation.required')
  const profile = await findProfile(tx, found.memberId)
  if (!profile) return refuse('NOT_FOUND')
  const details = openSealed(app, profile)
  const { currency } = app.config
  const money = (minor: bigint) => formatAmount(minor, getCurrency(currency))
  const flags = await listFlags(tx, { caseId: found.id, kinds: ['laundering'], limit: 100 })
  const name = details.payeeName ?? found.account
  const transfers = await listTransfers(tx, found.memberId, at)
  const member = await tx
    .selectFrom('members')
    .select('registered_at')
    .where('id', '=', found.memberId)
    .executeTakeFirstOrThrow()
  const xml = writeXml(
    goamlReport({
      ...{ unit, reference: `V-${found.number}`, madeAt: at, currency: currency, reason, action: reason },
      ...{ memberId: found.memberId, account: found.account, openedAt: member.registered_at },
      balance: money((await getBalance(tx, found.memberId, currency)).availableMinor),
      person: { name, birthday: details.birthday, mobile: details.boundMobile, email: details.boundEmail },
      transfers: transfers.map(({ id, kind, at: movedAt, amount_minor, bank, last4 }) => ({
        ...{
          id,
          kind,
          at: movedAt,
          amount: money(BigInt(amount_minor)),
          bank: bank ?? '-',
          accountNo: last4 ?? unknown,
        },
        accountName: kind === 'withdrawal' ? name : undefined,
      })),
      indicators: [...new Set(flags.map(({ rule }) => rule))],
    }),
  )
  const read = readXml(xml)
  const faults = read ? faultsOf(read) : ['report']
  if (faults.length > 0) return faulty('report', 'validation.format', faults[0])
  const sha256 = createHash('sha256').update(xml).digest('hex')
  await addReport(tx, { id: newId('rrp', at.getTime()), caseId: found.id, xml, sha256, at })
  return ok(null)
}

/** Who paid a deposit is told by no gateway: the unit reads that, and not what is likely. */
const unknown = 'UNKNOWN'

const faulty = (field: string, key: string, what = '') =>
  refuse('VALIDATION', { value: { errors: [{ field, key, args: { what } }] } })
