import type { Permission, StaffRole } from '@fairground/contract'
import { permissions } from '@fairground/contract'

const reads = [
  'dashboard.read',
  'deposits.read',
  'withdrawals.read',
  'members.read',
] as const satisfies readonly Permission[]

const books = ['ledger.read', 'reports.read', 'contracts.read'] as const satisfies readonly Permission[]

const marketing = ['marketing.read', 'marketing.decide'] as const satisfies readonly Permission[]

const outbox = ['outbox.read', 'outbox.manage'] as const satisfies readonly Permission[]

/** What each role may do. Only the owner manages operators, the way in and outside services; only finance and the owner decide about money and see where it goes in full. */
export const permissionsOf: Record<StaffRole, readonly Permission[]> = {
  owner: permissions,
  finance: [
    ...reads,
    'deposits.decide',
    'withdrawals.decide',
    'payout-accounts.reveal',
    'members.note',
    'risk.read',
    'aml.read',
    ...books,
    'adjustments.decide',
    'gifts.approve',
    'contracts.manage',
    'rewards.read',
    'rewards.manage',
    ...marketing,
    'catalogue.read',
    'tables.correct',
    'vendors.read',
    'vendors.manage',
  ],
  risk: [
    ...reads,
    ...books,
    'rewards.read',
    'members.lock',
    'members.reveal',
    'members.recover',
    'members.note',
    'risk.read',
    'risk.act',
    'aml.read',
    'aml.decide',
    'identity.read',
    'identity.decide',
    'site.read',
    'audit.read',
    'challenges.manage',
    'catalogue.read',
    'games.stop',
    'tables.deal',
    'tables.supervise',
    'tables.correct',
    'lottery.run',
    'lottery.supervise',
    'sports.run',
    'sports.supervise',
    'vendors.read',
    ...outbox,
    'outbox.reveal',
  ],
  content: [
    'dashboard.read',
    'content.manage',
    'messages.send',
    'site.read',
    'marketing.read',
    'marketing.manage',
    'catalogue.read',
    'catalogue.manage',
    'games.stop',
  ],
  support: [
    ...reads,
    'members.create',
    'members.note',
    'risk.read',
    'feedback.read',
    'feedback.handle',
    'chat.moderate',
    'messages.send',
    ...marketing,
    'catalogue.read',
    'tables.deal',
    ...outbox,
  ],
  readonly: [
    ...reads,
    ...books,
    'rewards.read',
    'risk.read',
    'site.read',
    'audit.read',
    'catalogue.read',
    'vendors.read',
    'outbox.read',
    'feedback.read',
    'marketing.read',
  ],
}

export const may = (role: StaffRole, permission: Permission): boolean => permissionsOf[role].includes(permission)
