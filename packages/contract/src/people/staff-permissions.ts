import * as z from '../base/zod.ts'

export const staffRoles = ['owner', 'finance', 'risk', 'content', 'support', 'readonly'] as const
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof StaffRole>

export const permissions = [
  'dashboard.read',
  'deposits.read',
  'deposits.decide',
  /** Say where players pay to, with which limits and fees. */
  'deposit-methods.manage',
  'withdrawals.read',
  'withdrawals.decide',
  /** See the whole number of a payout account; each look is recorded with its reason. */
  'payout-accounts.reveal',
  /** Let payouts leave again after a check of the books stopped them. */
  'payouts.release',
  /** Look through the books: accounts, transfers, what made them happen. */
  'ledger.read',
  /** Ask for a correction of a balance, and say yes or no to one that somebody else asked for. */
  'adjustments.decide',
  /** What was staked, paid and won by day, and the books held against the orders. */
  'reports.read',
  /** Contracts of agents: what is agreed, what it paid, who owes. */
  'contracts.read',
  /** End a contract with a reason, and settle what is due at once. */
  'contracts.manage',
  /** The rules of rebates, cash back and VIP levels, and what the jobs that pay them did. */
  'rewards.read',
  /** Publish such rules, run such a job. */
  'rewards.manage',
  'members.read',
  'members.lock',
  /** See a sealed detail of a member in full; each look is recorded with its reason. */
  'members.reveal',
  /** Replace a lost password, take a lost second step off. */
  'members.recover',
  'members.create',
  /** Open agents whose contracts the house pays. */
  'members.create-house',
  'members.note',
  /** Signs of harm: scores, flags, tasks, one player whole. */
  'risk.read',
  /** Act on them: write, pause, stop gifts, hold payouts, close tasks. */
  'risk.act',
  /** See signs of money laundering and the cases about them. */
  'aml.read',
  /** Say with a second person whether a case is reported, and read the report. */
  'aml.decide',
  /** See papers, checks of identity, and accounts that may be of one person; each look is recorded. */
  'identity.read',
  /** Say whether a paper proves who somebody is, and whether two are one. */
  'identity.decide',
  'feedback.read',
  /** Say that a message to the house was answered, or close it. */
  'feedback.handle',
  /** Read the chat, take messages off, silence members, name the words that nobody may say. */
  'chat.moderate',
  /** Write banners, popups, notices and announcements, publish them and take them back. */
  'content.manage',
  /** Look at promotions, the points mall, and what members ask for there. */
  'marketing.read',
  /** Write and publish them. */
  'marketing.manage',
  /** Say yes or no to what members ask for. */
  'marketing.decide',
  /** Be the second to say yes to what gives away more than one person may give alone. */
  'gifts.approve',
  /** Write to the inbox of many members at once. */
  'messages.send',
  'site.read',
  'site.manage',
  'audit.read',
  /** Switch the checks that keep scripts out. */
  'challenges.manage',
  /** Set up outside services, their secrets among them. */
  'providers.manage',
  'catalogue.read',
  'catalogue.manage',
  /** Let no round of a game begin, and look after the alarms of what games return. */
  'games.stop',
  /** Work at the desk of a dealer's table: open a shift, tell cards, be the second person. */
  'tables.deal',
  /** Decide there as a pit boss. */
  'tables.supervise',
  /** Say with a second person what a paid round of a dealer's table really came to. */
  'tables.correct',
  /** Work at the desk of the lottery: sales, factors of numbers, draws that wait. */
  'lottery.run',
  /** Besides, ask there for what moves money, or agree to what another person asked. */
  'lottery.supervise',
  /** Work at the trading desk: stop and open matches and leagues. */
  'sports.run',
  /** Besides, ask there for a match to be called off, or agree to what another person asked. */
  'sports.supervise',
  'vendors.read',
  /** Open and close vendors, say where they may call from, decide how they keep players' money. */
  'vendors.manage',
  /** Give a vendor a key, or end one. */
  'vendors.keys',
  'outbox.read',
  /** Read a message with its recipient; each look is recorded with its reason. */
  'outbox.reveal',
  /** Send a message again, or not at all. */
  'outbox.manage',
  'operators.manage',
] as const
export const Permission = z.enum(permissions)
export type Permission = z.infer<typeof Permission>
