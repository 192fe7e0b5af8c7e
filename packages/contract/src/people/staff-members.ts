import { accountType } from '../base/account-type.ts'
import { Id, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { StaffMember } from '../site/staff-shapes.ts'
import { IdentityLevel } from './identity-checks.ts'
import { detailFields } from './registration-fields.ts'
import { SecurityState } from './security.ts'
import { InitialPassword } from './staff-operators.ts'

const reads = { audience: 'staff', permission: 'members.read' } as const
const locks = { audience: 'staff', permission: 'members.lock' } as const
const recovers = { audience: 'staff', permission: 'members.recover' } as const
const reason = z.string().trim().min(3).max(280)
const subject = z.object({ memberId: Id, reason })

/** What is kept sealed of a person: the name, what was bound with a code, and what was said at the registration. */
export const sealedFields = ['payeeName', 'boundMobile', 'boundEmail', ...detailFields] as const
export const SealedField = z.enum(sealedFields)
export type SealedField = z.infer<typeof SealedField>

export const MemberProfile = z.object({
  /** How well the house knows the member today. */
  identityLevel: IdentityLevel,
  memberId: Id,
  nickname: z.string(),
  language: z.string(),
  /** As much of each as says that it is there. */
  details: z.array(z.object({ field: SealedField, masked: z.string() })),
  recommender: z.object({ memberId: Id, account: z.string() }).optional(),
  invitationCode: z.string().optional(),
  /** Terms that the member agreed to, newest first. */
  terms: z.array(z.object({ version: z.string(), acceptedAt: Time, network: z.string() })),
  /** Newer ones are to be agreed to before anything is played, paid in or out. */
  isTermsDue: z.boolean(),
  /** Until when a password that staff handed over may wait for its first use. */
  initialPasswordUntil: Time.optional(),
  /** Somebody of the staff asked to take the second step off; another one has to confirm it. */
  secondStepReset: z
    .object({
      reason: z.string(),
      askedBy: z.string(),
      askedAt: Time,
      expiresAt: Time,
      /** What who reads this may do. */
      allowed: z.array(z.enum(['confirm', 'withdraw'])),
    })
    .optional(),
  security: SecurityState,
})
export type MemberProfile = z.infer<typeof MemberProfile>

export const RevealedDetail = z.object({
  field: SealedField,
  value: z.string(),
  /** For how long a page may show it. */
  shownSeconds: z.number().int(),
})
export type RevealedDetail = z.infer<typeof RevealedDetail>

export const MemberNote = z.object({ id: Id, author: z.string(), at: Time, body: z.string() })
export type MemberNote = z.infer<typeof MemberNote>

export const memberLookups = ['mobile', 'email', 'payeeName'] as const
export const MemberLookup = z.enum(memberLookups)
export type MemberLookup = z.infer<typeof MemberLookup>

/** Kinds of account that the operator opens: members, general agents, general agents with house contracts. */
export const openedTypes = [accountType.member, accountType.generalAgent, accountType.generalAgentHouse] as const

/** How a member regains access; without `password` it is the operator's fixed one. */
export const MemberInitialPassword = InitialPassword.partial({ password: true })
export type MemberInitialPassword = z.infer<typeof MemberInitialPassword>

/** Care of one member. */
export const staffMembers = {
  memberProfile: route({
    ...reads,
    method: 'GET',
    path: '/staff/members/{memberId}/profile',
    summary: 'What is known of a member, masked, and what guards the account',
    input: z.object({ memberId: Id }),
    value: MemberProfile,
  }),
  findMembers: route({
    ...reads,
    method: 'POST',
    path: '/staff/members/find',
    summary: 'Members with exactly this number, address or name; in a body, so that no log keeps it',
    input: z.object({ by: MemberLookup, value: z.string().trim().min(2).max(254) }),
    value: z.array(StaffMember),
  }),
  revealMember: route({
    audience: 'staff',
    permission: 'members.reveal',
    method: 'POST',
    path: '/staff/members/{memberId}/reveal',
    summary: 'One sealed detail in full, for one look; the reason goes into the audit log',
    input: subject.extend({ field: SealedField }),
    value: RevealedDetail,
  }),
  endMemberSession: route({
    ...locks,
    method: 'POST',
    path: '/staff/members/{memberId}/sessions/{sessionId}/end',
    summary: 'Sign a member out in one place',
    input: subject.extend({ sessionId: Id }),
    value: z.null(),
  }),
  unlockMember: route({
    ...locks,
    method: 'POST',
    path: '/staff/members/{memberId}/unlock',
    summary: 'Forget the wrong passwords that keep a member out for the moment',
    input: subject,
    value: StaffMember,
  }),
  resetMemberPassword: route({
    ...recovers,
    method: 'POST',
    path: '/staff/members/{memberId}/password/reset',
    summary: 'An initial password for a member who lost the own one; every session ends, the member is told',
    input: subject,
    value: MemberInitialPassword,
  }),
  resetMemberSecondStep: route({
    ...recovers,
    method: 'POST',
    path: '/staff/members/{memberId}/second-step/reset',
    summary: 'Ask that a lost authenticator and every passkey be taken off the account; another person has to confirm',
    input: subject,
    value: MemberProfile,
  }),
  confirmSecondStepReset: route({
    ...recovers,
    method: 'POST',
    path: '/staff/members/{memberId}/second-step/reset/confirm',
    summary: 'The second yes: authenticator and passkeys are taken off, every session ends, the member is told',
    input: z.object({ memberId: Id }),
    value: MemberProfile,
  }),
  withdrawSecondStepReset: route({
    ...recovers,
    method: 'POST',
    path: '/staff/members/{memberId}/second-step/reset/withdraw',
    summary: 'Take such a request back, or turn it down',
    input: z.object({ memberId: Id }),
    value: MemberProfile,
  }),
  openMember: route({
    audience: 'staff',
    permission: 'members.create',
    method: 'POST',
    path: '/staff/members',
    summary: 'Open an account for somebody, with an initial password to hand over',
    input: z.object({
      username: z.string().trim().max(64),
      payeeName: z.string().trim().max(128).optional(),
      type: z.union(openedTypes.map((type) => z.literal(type))),
    }),
    value: MemberInitialPassword.extend({ memberId: Id, account: z.string() }),
  }),
  memberNotes: route({
    ...reads,
    method: 'GET',
    path: '/staff/members/{memberId}/notes',
    summary: 'Notes of staff about a member, newest first',
    input: PageQuery.extend({ memberId: Id }),
    value: page(MemberNote),
  }),
  addMemberNote: route({
    audience: 'staff',
    permission: 'members.note',
    method: 'POST',
    path: '/staff/members/{memberId}/notes',
    summary: 'Add a note; it cannot be changed afterwards',
    input: z.object({ memberId: Id, body: z.string().trim().min(1).max(1000) }),
    value: MemberNote,
  }),
}
