import { Id, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** What is known of a person: nothing proven; who he is; besides, where he lives or what his money comes from. */
export const identityLevels = [0, 1, 2] as const
export const IdentityLevel = z.union(identityLevels.map((level) => z.literal(level)))
export type IdentityLevel = z.infer<typeof IdentityLevel>

/** Papers that prove the first level; a passport has one page to show, the others two sides. */
export const identityDocuments = ['id-card', 'passport', 'driving-licence', 'residence-permit'] as const
/** Papers that prove the second. */
export const furtherDocuments = ['address-proof', 'income-proof'] as const
const IdentityDocument = z.enum(identityDocuments)
const FurtherDocument = z.enum(furtherDocuments)
export const CheckDocument = z.enum([...identityDocuments, ...furtherDocuments])
export type CheckDocument = z.infer<typeof CheckDocument>

/** `expired`: was approved, and its time is over. */
export const checkStates = ['pending', 'approved', 'rejected', 'expired'] as const
export const CheckState = z.enum(checkStates)
export type CheckState = z.infer<typeof CheckState>

/** Why a check was rejected. Texts: `identity.reason.<reason>` of players' pages and of the console. */
export const rejectReasons = ['unreadable', 'incomplete', 'differs', 'expired', 'notAccepted', 'under-age'] as const
export const RejectReason = z.enum(rejectReasons)
export type RejectReason = z.infer<typeof RejectReason>

export const identityActs = ['play', 'deposit', 'withdrawal'] as const
export const IdentityAct = z.enum(identityActs)
export type IdentityAct = z.infer<typeof IdentityAct>

export const IdentityCheck = z.object({
  checkId: Id,
  level: IdentityLevel,
  /** Absent where a provider looked. */
  document: CheckDocument.optional(),
  state: CheckState,
  askedAt: Time,
  decidedAt: Time.optional(),
  reason: RejectReason.optional(),
  /** The last day on which it holds. */
  validUntil: z.iso.date().optional(),
})
export type IdentityCheck = z.infer<typeof IdentityCheck>

export const Identity = z.object({
  level: IdentityLevel,
  validUntil: z.iso.date().optional(),
  /** What the site's rules ask a level for, held or not. Without `above`: for any; else for what comes to more in some days. */
  needs: z.array(
    z.object({
      act: IdentityAct,
      level: IdentityLevel,
      above: Money.optional(),
      days: z.number().int(),
      isMet: z.boolean(),
    }),
  ),
  /** Staff look whether this is the person he says; until then nothing is played and paid in. */
  isHeld: z.boolean(),
  checks: z.array(IdentityCheck),
  /** The level that can be asked for now; absent while one waits, and when all is known. */
  next: IdentityLevel.optional(),
  hasProvider: z.boolean(),
})
export type Identity = z.infer<typeof Identity>

const Upload = Id
const Country = z.string().regex(/^[A-Z]{2}$/)

/** A paper, what stands on it, and the uploads that show it. */
export const IdentityBody = z.discriminatedUnion('level', [
  z.object({
    level: z.literal(1),
    document: IdentityDocument,
    country: Country,
    fullName: z.string().trim().min(2).max(100),
    birthday: z.iso.date(),
    idNumber: z.string().trim().min(4).max(30),
    /** The last day of the paper; absent where it has none. */
    expiresOn: z.iso.date().optional(),
    front: Upload,
    /** Of all but a passport. */
    back: Upload.optional(),
    selfie: Upload,
  }),
  z.object({ level: z.literal(2), document: FurtherDocument, front: Upload }),
])
export type IdentityBody = z.infer<typeof IdentityBody>

export const identityChecks = {
  read: route({
    method: 'GET',
    path: '/wps/member/identity',
    audience: 'member',
    summary: 'How well the house knows the player, what that opens, and the checks so far',
    input: z.object({}),
    value: Identity,
  }),
  submit: route({
    method: 'POST',
    path: '/wps/member/identity',
    audience: 'member',
    summary: 'Ask for a check of a paper; its pictures are uploads of purpose `kyc`',
    input: IdentityBody,
    value: Identity,
  }),
  askProvider: route({
    method: 'POST',
    path: '/wps/member/identity/provider',
    audience: 'member',
    summary: 'Begin a check at the provider of the site; the page to open is the answer',
    input: z.object({}),
    value: z.object({ url: z.string() }),
  }),
}

/** A check as the review queue shows it. */
export const StaffCheck = IdentityCheck.extend({
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  source: z.enum(['documents', 'provider']),
  decidedBy: z.string().optional(),
  allowed: z.array(z.enum(['approve', 'reject'])),
})
export type StaffCheck = z.infer<typeof StaffCheck>

/** What to look at twice. Texts: `identity.mark.<mark>`. */
export const checkMarks = [
  'nameDiffers',
  'birthdayDiffers',
  'idNumberElsewhere',
  'pictureElsewhere',
  'under-age',
] as const

export const StaffCheckDetail = StaffCheck.extend({
  country: z.string().optional(),
  fullName: z.string().optional(),
  birthday: z.iso.date().optional(),
  idNumber: z.string().optional(),
  documentExpiresOn: z.iso.date().optional(),
  pictures: z.array(z.object({ fileId: Id, alikeTo: z.string().optional() })),
  marks: z.array(z.enum(checkMarks)),
  note: z.string().optional(),
})
export type StaffCheckDetail = z.infer<typeof StaffCheckDetail>

/** Something about a person that staff must look at. */
export const caseKinds = ['duplicate', 'screening'] as const
export const CaseKind = z.enum(caseKinds)
export type CaseKind = z.infer<typeof CaseKind>
export const caseStates = ['open', 'confirmed', 'dismissed'] as const
export const CaseState = z.enum(caseStates)
export type CaseState = z.infer<typeof CaseState>

/** By what two accounts, or a person and an entry of a list, are alike. Texts: `identity.trait.<trait>`. */
export const caseTraits = ['phone', 'email', 'idNumber', 'card', 'device', 'name', 'birthYear'] as const
export const CaseTrait = z.enum(caseTraits)
export type CaseTrait = z.infer<typeof CaseTrait>

export const PersonCase = z.object({
  caseId: Id,
  kind: CaseKind,
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  /** The other account, or the name on the list. */
  other: z.string(),
  otherMemberId: Id.optional(),
  /** Of a screening: which list, its date and number there. */
  list: z.object({ list: z.string(), dated: z.iso.date(), entryId: z.string() }).optional(),
  traits: z.array(CaseTrait),
  /** The account plays nothing and pays nothing in until it is decided. */
  isHeld: z.boolean(),
  state: CaseState,
  openedAt: Time,
  decidedAt: Time.optional(),
  decidedBy: z.string().optional(),
  note: z.string().optional(),
})
export type PersonCase = z.infer<typeof PersonCase>

export const ScreeningList = z.object({
  list: z.enum(['ofac', 'un', 'eu']),
  dated: z.iso.date(),
  importedAt: Time,
  entryCount: z.number().int(),
})

const note = z.string().trim().min(3).max(280)

export const staffIdentity = {
  identityChecks: route({
    audience: 'staff',
    permission: 'identity.read',
    method: 'GET',
    path: '/staff/identity-checks',
    summary: 'Checks of identity: those that wait first in, first out, all others newest first',
    input: PageQuery.extend({ state: CheckState.optional(), query: z.string().trim().max(64).default('') }),
    value: page(StaffCheck),
  }),
  identityCheck: route({
    audience: 'staff',
    permission: 'identity.read',
    method: 'GET',
    path: '/staff/identity-checks/{checkId}',
    summary: 'One check with what stands on the paper; each look is recorded',
    input: z.object({ checkId: Id }),
    value: StaffCheckDetail,
  }),
  decideIdentityCheck: route({
    audience: 'staff',
    permission: 'identity.decide',
    method: 'POST',
    path: '/staff/identity-checks/{checkId}/decide',
    summary: 'Approve a check, or reject it with a reason that its player reads',
    input: z.object({
      checkId: Id,
      isApproved: z.boolean(),
      reason: RejectReason.optional(),
      note: z.string().trim().max(280).default(''),
    }),
    value: StaffCheckDetail,
  }),
  personCases: route({
    audience: 'staff',
    permission: 'identity.read',
    method: 'GET',
    path: '/staff/person-cases',
    summary: 'Accounts that may be of one person, and people who may be on a list',
    input: PageQuery.extend({ kind: CaseKind.optional(), state: CaseState.optional() }),
    value: page(PersonCase).extend({ lists: z.array(ScreeningList) }),
  }),
  decidePersonCase: route({
    audience: 'staff',
    permission: 'identity.decide',
    method: 'POST',
    path: '/staff/person-cases/{caseId}/decide',
    summary: 'Say whether it is the same person; if not, whatever held the account lets it go',
    input: z.object({ caseId: Id, isConfirmed: z.boolean(), note }),
    value: PersonCase,
  }),
}
