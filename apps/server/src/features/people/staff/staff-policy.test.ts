import { permissions, staffRoles } from '@fairground/contract'
import { expect, test } from 'vitest'
import { may } from './staff-policy.ts'

/** Who may do what; a letter each: owner, finance, risk, content, support, readonly. */
const table = {
  'dashboard.read': 'ofrcsv',
  'deposits.read': 'ofrsv',
  'deposits.decide': 'of',
  'deposit-methods.manage': 'o',
  'withdrawals.read': 'ofrsv',
  'withdrawals.decide': 'of',
  'payout-accounts.reveal': 'of',
  'payouts.release': 'o',
  'ledger.read': 'ofrv',
  'adjustments.decide': 'of',
  'gifts.approve': 'of',
  'contracts.read': 'ofrv',
  'contracts.manage': 'of',
  'reports.read': 'ofrv',
  'rewards.read': 'ofrv',
  'rewards.manage': 'of',
  'members.read': 'ofrsv',
  'members.lock': 'or',
  'members.reveal': 'or',
  'members.recover': 'or',
  'members.create': 'os',
  'members.create-house': 'o',
  'members.note': 'ofrs',
  'feedback.read': 'osv',
  'feedback.handle': 'os',
  'chat.moderate': 'os',
  'content.manage': 'oc',
  'marketing.read': 'ofcsv',
  'marketing.manage': 'oc',
  'marketing.decide': 'ofs',
  'messages.send': 'ocs',
  'site.read': 'orcv',
  'site.manage': 'o',
  'audit.read': 'orv',
  'challenges.manage': 'or',
  'providers.manage': 'o',
  'catalogue.read': 'ofrcsv',
  'catalogue.manage': 'oc',
  'games.stop': 'orc',
  'tables.deal': 'ors',
  'tables.supervise': 'or',
  'tables.correct': 'ofr',
  'lottery.run': 'or',
  'lottery.supervise': 'or',
  'sports.run': 'or',
  'sports.supervise': 'or',
  'vendors.read': 'ofrv',
  'vendors.manage': 'of',
  'vendors.keys': 'o',
  'outbox.read': 'orsv',
  'outbox.reveal': 'or',
  'outbox.manage': 'ors',
  'operators.manage': 'o',
}
const letters = { owner: 'o', finance: 'f', risk: 'r', content: 'c', support: 's', readonly: 'v' }

test.each(permissions)('the permission %s belongs to the roles of the table and to no other', (permission) => {
  const holders = staffRoles.filter((role) => may(role, permission)).map((role) => letters[role])
  expect(holders.join('')).toBe(table[permission])
})
