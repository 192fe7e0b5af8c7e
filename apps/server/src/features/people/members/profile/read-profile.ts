import { accountType, detailFields, type MemberProfile, type SealedField } from '@fairground/contract'
import type { AppContext } from '../../../../context.ts'
import type { Reader } from '../../../../db/db.ts'
import { maskedNetwork } from '../../../../lib/masked-network.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { maskRecipient } from '../../../talk/messages/index.ts'
import { isTermsDue, openContacts, readSecurity } from '../../identity/index.ts'
import { readIdentityLevel } from '../../kyc/index.ts'
import type { StaffSession } from '../../staff/index.ts'
import { allowedReset, isWaiting } from '../care/second-step-reset.ts'
import { findReset } from '../care/second-step-reset-store.ts'
import { listAcceptances } from '../registration/terms-acceptance-store.ts'
import { openDetails } from './member-details.ts'
import { findProfile, type StoredProfile } from './member-profile-store.ts'
import { maskName, openPayeeName } from './payee-name.ts'

type Opened = Partial<Record<SealedField, string>>

/** Every sealed detail of a member, opened. Nothing of it leaves unmasked but by a recorded look. */
export function openSealed(context: AppContext, { member, details }: StoredProfile): Opened {
  const { memberId } = member
  const { mobile, email } = openContacts(context, member)
  return {
    payeeName: openPayeeName(context, memberId, member.payeeNameSealed),
    boundMobile: mobile,
    boundEmail: email,
    ...openDetails(context, memberId, details),
  }
}

/** What staff read of a member: masked, with what guards the account. */
export async function readProfile(
  context: AppContext,
  reader: Reader,
  memberId: string,
  by: StaffSession,
): Promise<Outcome<MemberProfile>> {
  const stored = await findProfile(reader, memberId)
  if (!stored) return refuse('NOT_FOUND')
  const opened = openSealed(context, stored)
  const { member, recommender } = stored
  return ok({
    memberId,
    identityLevel: await readIdentityLevel(context, reader, memberId),
    nickname: member.nickname,
    language: member.language,
    details: shownOrder.flatMap((field) => {
      const value = opened[field]
      return value ? [{ field, masked: masked(field, value) }] : []
    }),
    recommender,
    invitationCode: member.invitationCode ?? undefined,
    terms: (await listAcceptances(reader, memberId)).map(({ version, acceptedAt, ip }) => ({
      version,
      acceptedAt: acceptedAt.toISOString(),
      network: maskedNetwork(ip ?? ''),
    })),
    isTermsDue: member.type !== accountType.trial && (await isTermsDue(context, memberId)),
    initialPasswordUntil: member.initialPasswordUntil?.toISOString(),
    secondStepReset: await readReset(context, reader, memberId, by),
    security: await readSecurity(context, memberId, reader),
  })
}

async function readReset(
  { clock }: AppContext,
  reader: Reader,
  memberId: string,
  { staffId, permissions }: StaffSession,
): Promise<MemberProfile['secondStepReset']> {
  const reset = await findReset(reader, memberId)
  if (!isWaiting(reset, clock.now())) return undefined
  return {
    reason: reset.reason,
    askedBy: reset.askedByName,
    askedAt: reset.askedAt.toISOString(),
    expiresAt: reset.expiresAt.toISOString(),
    allowed: permissions.includes('members.recover') ? allowedReset(reset, staffId) : [],
  }
}

const shownOrder: readonly SealedField[] = ['payeeName', 'boundMobile', 'boundEmail', ...detailFields]

function masked(field: SealedField, value: string): string {
  if (field === 'payeeName') return maskName(value)
  if (field === 'boundMobile' || field === 'mobileNum') return maskRecipient('sms', value)
  if (field === 'boundEmail' || field === 'email') return maskRecipient('email', value)
  return `${[...value][0]}***`
}
