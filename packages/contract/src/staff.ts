import { Id, PageQuery, page } from './base/common.ts'
import { route } from './base/route.ts'
import * as z from './base/zod.ts'
import { ChallengeChange, ChallengeSettings } from './people/challenge.ts'
import { MemberAccess } from './people/member-access.ts'
import { AuditEntry, Dashboard, StaffMe, StaffMember } from './site/staff-shapes.ts'

const staffCall = { audience: 'staff' } as const
const reason = z.string().trim().min(3).max(280)

export const staff = {
  login: route({
    method: 'POST',
    path: '/staff/session',
    audience: 'anyone',
    summary: 'Sign in; asks for the second factor when the account has one',
    input: z.object({
      username: z.string().trim().min(1).max(64),
      password: z.string().min(1).max(128),
      code: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    }),
    value: StaffMe,
  }),
  logout: route({
    ...staffCall,
    method: 'DELETE',
    path: '/staff/session',
    summary: 'Sign out',
    input: z.object({}),
    value: z.null(),
  }),
  me: route({
    ...staffCall,
    method: 'GET',
    path: '/staff/me',
    summary: 'Who is signed in and what they may do',
    input: z.object({}),
    value: StaffMe,
  }),
  changePassword: route({
    ...staffCall,
    method: 'PUT',
    path: '/staff/me/password',
    summary: 'Choose a new password',
    input: z.object({ oldPassword: z.string().max(128), newPassword: z.string().min(12).max(128) }),
    value: StaffMe,
  }),
  beginSecondFactor: route({
    ...staffCall,
    method: 'POST',
    path: '/staff/me/second-factor',
    summary: 'Secret of a new authenticator, shown once',
    input: z.object({ password: z.string().max(128) }),
    value: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  }),
  confirmSecondFactor: route({
    ...staffCall,
    method: 'PUT',
    path: '/staff/me/second-factor',
    summary: 'Prove the new authenticator with a code',
    input: z.object({ code: z.string().regex(/^\d{6}$/) }),
    value: StaffMe,
  }),
  liveTicket: route({
    ...staffCall,
    method: 'POST',
    path: '/staff/live/ticket',
    summary: 'One-time ticket for the live socket of the console, good for 30 seconds',
    input: z.object({}),
    value: z.object({ ticket: z.string() }),
  }),
  dashboard: route({
    ...staffCall,
    permission: 'dashboard.read',
    method: 'GET',
    path: '/staff/dashboard',
    summary: 'Figures of today and of the last 14 days',
    input: z.object({}),
    value: Dashboard,
  }),
  members: route({
    ...staffCall,
    permission: 'members.read',
    method: 'GET',
    path: '/staff/members',
    summary: 'Members, newest first',
    input: PageQuery.extend({
      query: z.string().trim().max(64).optional(),
      type: z.coerce.number().int().optional(),
      /** `resetAsked`: somebody asked to take the second step off, and another person has to say yes. */
      status: z.enum(['active', 'locked', 'suspended', 'resetAsked']).optional(),
      /** Account of who recommended them, or the invitation code they came by. */
      upline: z.string().trim().max(64).optional(),
    }),
    value: page(StaffMember),
  }),
  memberAccess: route({
    ...staffCall,
    permission: 'members.read',
    method: 'GET',
    path: '/staff/members/{memberId}/access',
    summary: 'Where a member is signed in, with the entries and refused tries',
    input: PageQuery.extend({ memberId: Id }),
    value: MemberAccess,
  }),
  endMemberSessions: route({
    ...staffCall,
    permission: 'members.lock',
    method: 'POST',
    path: '/staff/members/{memberId}/sessions/end',
    summary: 'Sign a member out everywhere; the account stays as it is',
    input: z.object({ memberId: Id, reason }),
    value: z.null(),
  }),
  suspendMember: route({
    ...staffCall,
    permission: 'members.lock',
    method: 'POST',
    path: '/staff/members/{memberId}/suspend',
    summary: 'Suspend an account: its sessions end at once, wins still land',
    input: z.object({ memberId: Id, reason }),
    value: StaffMember,
  }),
  restoreMember: route({
    ...staffCall,
    permission: 'members.lock',
    method: 'POST',
    path: '/staff/members/{memberId}/restore',
    summary: 'Lift a suspension',
    input: z.object({ memberId: Id, reason }),
    value: StaffMember,
  }),
  audit: route({
    ...staffCall,
    permission: 'audit.read',
    method: 'GET',
    path: '/staff/audit',
    summary: 'Audit log, newest first',
    input: PageQuery.extend({
      action: z.string().max(64).optional(),
      actor: z.string().max(64).optional(),
      /** Id of what it was done to, or the name of the staff or player that this is. */
      subject: z.string().max(64).optional(),
      /** First and last day, of the site's time zone. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    value: page(AuditEntry).extend({ actions: z.array(z.string()) }),
  }),
  challenges: route({
    ...staffCall,
    permission: 'challenges.manage',
    method: 'GET',
    path: '/staff/site/challenges',
    summary: 'Which calls want to know that a person makes them',
    input: z.object({}),
    value: ChallengeSettings,
  }),
  changeChallenges: route({
    ...staffCall,
    permission: 'challenges.manage',
    method: 'PUT',
    path: '/staff/site/challenges',
    summary: 'Change some of these settings; in force everywhere after seconds',
    input: ChallengeChange,
    value: ChallengeSettings,
  }),
}
