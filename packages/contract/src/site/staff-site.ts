import { Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { registrationFieldMax, registrationFields } from '../people/registration-fields.ts'
import { Country, RegistrationRule } from './system.ts'

const reads = { audience: 'staff', permission: 'site.read' } as const
const changes = { audience: 'staff', permission: 'site.manage' } as const

const FieldName = z.enum(registrationFields)
const lengthMax = Math.max(...Object.values(registrationFieldMax))
export const siteAgeMin = 18
export const siteAgeMax = 30

/** A rule as it is typed; whether it fits its field is for the server to say. */
const EditedRule = RegistrationRule.extend({
  minLength: z.number().int().min(0).max(lengthMax),
  maxLength: z.number().int().min(1).max(lengthMax),
  acceptedPattern: z.string().max(200),
})

export const SiteRegistration = z.object({
  fields: z.record(FieldName, RegistrationRule),
  minAge: z.number().int(),
  /** For the preview, which follows the very rules of the form. */
  today: z.iso.date(),
  countries: z.array(Country),
  /** Says which state was changed: concurrent saves do not undo each other. */
  revision: z.string(),
})
export type SiteRegistration = z.infer<typeof SiteRegistration>

export const InvitationCode = z.object({
  code: z.string(),
  note: z.string(),
  isOpen: z.boolean(),
  usedCount: z.number().int(),
  createdAt: Time,
  createdBy: z.string(),
})
export type InvitationCode = z.infer<typeof InvitationCode>

/** Initial password policy: random per account, or one for all. */
export const InitialPasswordRule = z.object({ mode: z.enum(['random', 'fixed']) })
export type InitialPasswordRule = z.infer<typeof InitialPasswordRule>

/** The operator's registration settings. */
export const staffSite = {
  siteRegistration: route({
    ...reads,
    method: 'GET',
    path: '/staff/site/registration',
    summary: 'Rules of the registration form',
    input: z.object({}),
    value: SiteRegistration,
  }),
  changeSiteRegistration: route({
    ...changes,
    method: 'PUT',
    path: '/staff/site/registration',
    summary: 'Save the rules that are named; the others stay as they are',
    input: z.object({
      fields: z.partialRecord(FieldName, EditedRule),
      minAge: z.number().int().min(siteAgeMin).max(siteAgeMax),
      revision: z.string().max(64),
    }),
    value: SiteRegistration,
  }),
  initialPasswordRule: route({
    ...reads,
    method: 'GET',
    path: '/staff/site/initial-password',
    summary: 'Which passwords accounts are handed over with; never the password itself',
    input: z.object({}),
    value: InitialPasswordRule,
  }),
  changeInitialPassword: route({
    ...changes,
    method: 'PUT',
    path: '/staff/site/initial-password',
    summary: 'A password of chance for each account, or one fixed for all; it must be changed at the first log-in',
    input: InitialPasswordRule.extend({ key: z.string().max(128).optional() }),
    value: InitialPasswordRule,
  }),
  invitations: route({
    ...reads,
    method: 'GET',
    path: '/staff/site/invitations',
    summary: 'Invitation codes of the house, newest first',
    input: z.object({}),
    value: z.array(InvitationCode),
  }),
  addInvitation: route({
    ...changes,
    method: 'POST',
    path: '/staff/site/invitations',
    summary: 'Give out a new invitation code',
    input: z.object({ note: z.string().trim().min(1).max(80) }),
    value: InvitationCode,
  }),
  closeInvitation: route({
    ...changes,
    method: 'POST',
    path: '/staff/site/invitations/{code}/close',
    summary: 'An invitation code opens nothing any more',
    input: z.object({ code: z.string().regex(/^[A-Z0-9]{8,20}$/) }),
    value: InvitationCode,
  }),
}
