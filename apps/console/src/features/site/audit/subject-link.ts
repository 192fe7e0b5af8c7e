import type { Permission } from '@fairground/contract'

interface Place {
  href: string
  permission: Permission
}

const places: Record<string, (id: string) => Place> = {
  wdr: (id) => ({ href: `/withdrawals?view=all&query=${id}&id=${id}`, permission: 'withdrawals.read' }),
  dep: (id) => ({ href: `/deposits?view=all&query=${id}&id=${id}`, permission: 'deposits.read' }),
  adj: (id) => ({ href: `/adjustments?view=all&query=${id}&id=${id}`, permission: 'ledger.read' }),
  fbk: (id) => ({ href: `/feedback?view=all&query=${id}&id=${id}`, permission: 'feedback.read' }),
  ann: (id) => ({ href: `/content?query=${id}`, permission: 'site.read' }),
  brc: (id) => ({ href: `/messages?id=${id}`, permission: 'messages.send' }),
  prm: (id) => ({ href: `/promotions?id=${id}`, permission: 'marketing.read' }),
  msn: (id) => ({ href: `/missions?id=${id}`, permission: 'marketing.read' }),
  rfl: (id) => ({ href: `/raffles?id=${id}`, permission: 'marketing.read' }),
  ran: (id) => ({ href: `/rains?view=all&id=${id}`, permission: 'marketing.read' }),
  frg: (id) => ({ href: `/free-rounds?view=all&query=${id}&id=${id}`, permission: 'marketing.read' }),
  apl: (id) => ({ href: `/applications?view=all&query=${id}&id=${id}`, permission: 'marketing.read' }),
  prd: (id) => ({ href: `/points?view=all&query=${id}&id=${id}`, permission: 'marketing.read' }),
  shr: (id) => ({ href: `/games?tab=rounds&id=${id}`, permission: 'catalogue.read' }),
  mbr: (id) => ({ href: `/members?query=${id}&id=${id}`, permission: 'members.read' }),
}

/** The page that shows what an entry is about, or undefined when none does. */
export function subjectLink(subject: string): Place | undefined {
  const [prefix = ''] = subject.split('_')
  return Object.hasOwn(places, prefix) ? places[prefix]?.(encodeURIComponent(subject)) : undefined
}
