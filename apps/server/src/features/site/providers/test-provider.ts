import {
  checkProvider,
  type ProviderKind,
  type ProviderSettings,
  type ProviderTestResult,
  providerSpec,
} from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { type AttemptLimit, lockMs, takeAttempt } from '../../../lib/attempts.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField, refuseFor } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { findRow } from './provider-store.ts'
import { settingsOf, storedProvider } from './stored-provider.ts'

/** Tries a service for real, within seconds. Whatever goes wrong is its answer; `detail` holds no secret. */
export type ProviderTest<Kind extends ProviderKind> = (
  call: Call,
  settings: ProviderSettings<Kind>,
  to: string,
) => Promise<Omit<ProviderTestResult, 'tookMs'>>
/** Every kind can be tried. */
export type ProviderTests = { readonly [Kind in ProviderKind]: ProviderTest<Kind> }

const limit: AttemptLimit = { triesMax: 10, windowMs: 10 * 60_000, lockMs }
const recipients = { email: /^[^\s@]{1,64}@[^\s@]{1,189}$/, sms: /^\+[1-9]\d{6,14}$/, nobody: /^$/ }

interface Trial {
  kind: ProviderKind
  /** A number in E.164 form, an address, or nothing, as the kind wants it. */
  to: string
}

/** Tries a service with its saved settings. Refusals: VALIDATION, TOO_MANY_REQUESTS. */
export async function testProvider(
  call: Call,
  { staffId }: StaffSession,
  tests: ProviderTests,
  { kind, to }: Trial,
): Promise<Outcome<ProviderTestResult>> {
  const { app } = call
  if (!recipients[providerSpec(kind).test].test(to)) return refuseField('to', 'validation.recipient')
  const stored = storedProvider(app, kind, await findRow(app.db, kind))
  const saved = { values: stored.values, secretsSet: Object.keys(stored.secrets) }
  const errors = checkProvider(kind, saved, { isOn: true, values: stored.values, secrets: {} })
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  const retryAfter = await takeAttempt(app.db, `provider-test:${staffId}`, limit, app.clock.now())
  if (retryAfter) return refuseFor(retryAfter)
  const result = await timed(app, () => runTest(call, tests, kind, { ...stored, to }))
  await transact(app.db, (tx) =>
    recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'provider.tested',
      subject: kind,
      detail: { outcome: result.outcome },
      ip: call.ip,
      requestId: call.requestId,
    }),
  )
  return ok(result)
}

const runTest = <Kind extends ProviderKind>(
  call: Call,
  tests: ProviderTests,
  kind: Kind,
  { to, ...stored }: Parameters<typeof settingsOf>[1] & { to: string },
) => tests[kind](call, settingsOf(kind, stored), to)

async function timed<Result>({ clock }: AppContext, run: () => Promise<Result>): Promise<Result & { tookMs: number }> {
  const startedAt = clock.now().getTime()
  const result = await run()
  return { ...result, tookMs: clock.now().getTime() - startedAt }
}
