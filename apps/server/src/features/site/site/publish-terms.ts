import type { FieldError, SiteTerms } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { type Reader, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { forgetSite } from './get-site.ts'
import { lockSettings } from './site-store.ts'
import { insertTerms, listTermsVersions, readTermsTexts } from './terms-store.ts'

const knownAfterMs = 5_000
/** Fewer characters cannot be terms. */
const lengthMin = 20

interface Edition {
  texts: Record<string, string>
  /** Every member is asked to agree to it before going on. */
  mustAgree: boolean
  /** The version it was written after. */
  follows: string
}

export async function readTerms(reader: Reader): Promise<SiteTerms> {
  const versions = await listTermsVersions(reader)
  return {
    versions: versions.map(({ publishedAt, ...version }) => ({ ...version, publishedAt: publishedAt.toISOString() })),
    texts: await readTermsTexts(reader, versions[0]?.version ?? ''),
  }
}

/** Publishes new terms in every site language. Earlier versions stay, because members agreed to them. */
export async function publishTerms(
  call: Call,
  { staffId, username }: StaffSession,
  { texts, mustAgree, follows }: Edition,
): Promise<Outcome<SiteTerms>> {
  const errors = textFaults(texts)
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  const outcome = await transact(call.app.db, async (tx) => {
    await lockSettings(tx)
    const { versions } = await readTerms(tx)
    if (versions[0]?.version !== follows) return refuse('STATE_CONFLICT')
    const version = String(versions.length + 1)
    const now = call.app.clock.now()
    const added = await insertTerms(tx, { version, texts, mustAgree, by: username, now })
    if (!added) return refuse('STATE_CONFLICT')
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'site.terms-published',
      subject: 'terms',
      detail: { version, follows, mustAgree },
      ip: call.ip,
      requestId: call.requestId,
    })
    // Once every process knows of it; until then somebody may still open a game.
    const runAt = new Date(now.getTime() + knownAfterMs)
    if (mustAgree) await enqueue(tx, 'end-game-sessions', { version }, { runAt })
    announceToAll(tx, 'site.changed', {})
    return ok(await readTerms(tx))
  })
  forgetSite(call.app)
  return outcome
}

/** Every language of the product, and no other one. */
function textFaults(texts: Record<string, string>): FieldError[] {
  const missing = languages.filter((language) => (texts[language] ?? '').length < lengthMin)
  const strange = Object.keys(texts).filter((language) => !languages.some((known) => known === language))
  return [
    ...missing.map((language) => ({
      field: `texts.${language}`,
      key: 'validation.tooShort',
      args: { min: lengthMin },
    })),
    ...strange.map((language) => ({ field: `texts.${language}`, key: 'validation.format' })),
  ]
}
