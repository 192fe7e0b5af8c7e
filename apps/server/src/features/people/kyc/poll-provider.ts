import { ageOn } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { readProvider } from '../../site/providers/index.ts'
import { readPolicy } from '../policy/index.ts'
import type { Check } from './check.ts'
import { idNumberKey, sealDetails } from './check-details.ts'
import { listWaitingAtProvider, lockCheck, saveDetails } from './check-store.ts'
import { noteDuplicates } from './find-duplicates.ts'
import { askProvider, type ProviderFinding } from './rest-provider.ts'
import { settleCheck, type Verdict } from './review-checks.ts'
import { screenPerson } from './screen-person.ts'

const countMax = 100
/** A page that was never finished is given up after a week. */
const waitMs = 7 * 86_400_000

/** Asks the provider about every check that waits for it, and does what it says. What does not answer is asked again later. */
export async function pollProvider(app: AppContext): Promise<void> {
  const settings = await readProvider(app, 'identity-rest')
  if (!settings) return
  for (const check of await listWaitingAtProvider(app.db, countMax)) {
    const finding = await askProvider(app, settings, check.providerRef ?? '').catch((error: unknown) => {
      app.log.warn({ err: error, checkId: check.id }, 'the provider of identity checks does not answer')
    })
    const isGivenUp = app.clock.now().getTime() - check.askedAt.getTime() > waitMs
    if (finding && (finding.state !== 'pending' || isGivenUp)) await takeFinding(app, check.id, finding)
  }
}

async function takeFinding(app: AppContext, checkId: string, finding: ProviderFinding): Promise<void> {
  await transact(app.db, async (tx) => {
    const check = await lockCheck(tx, checkId)
    if (check?.state !== 'pending') return
    const { ageMin } = await readPolicy(app, tx)
    const isYoung = finding.state === 'approved' && ageOn(finding.birthday, siteDay(app)) < ageMin
    if (finding.state === 'approved') {
      const sealed = sealDetails(app, checkId, detailsOf(finding))
      const known = { sealed, key: idNumberKey(app, finding.idNumber), expiresOn: finding.expiresOn ?? null }
      await saveDetails(tx, checkId, known)
      await noteDuplicates(tx, app, check.memberId)
      const birthYear = Number(finding.birthday.slice(0, 4))
      await screenPerson(tx, app, { memberId: check.memberId, name: finding.fullName, birthYear })
    }
    await settleCheck(tx, { app }, expiring(check, finding), verdictOf(finding, isYoung))
    await recordAudit(tx, {
      ...{ actor: { kind: 'system', id: 'identity-provider' }, subject: checkId, detail: { level: check.level } },
      action: finding.state === 'approved' && !isYoung ? 'identity.approved' : 'identity.rejected',
    })
  })
}

type Approved = Extract<ProviderFinding, { state: 'approved' }>
const detailsOf = ({ fullName, birthday, idNumber }: Approved) => ({ fullName, birthday, idNumber })

const expiring = (check: Check, finding: ProviderFinding): Check => ({
  ...check,
  documentExpiresOn: finding.state === 'approved' ? (finding.expiresOn ?? null) : null,
})

function verdictOf(finding: ProviderFinding, isYoung: boolean): Verdict {
  const by = 'provider'
  if (finding.state === 'approved' && !isYoung) return { isApproved: true, by, note: null }
  const reason = isYoung ? 'under-age' : finding.state === 'pending' ? 'incomplete' : 'notAccepted'
  return { isApproved: false, reason, by, note: finding.state === 'rejected' ? finding.reason || null : null }
}
