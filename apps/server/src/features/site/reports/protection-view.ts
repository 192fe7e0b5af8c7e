import type { ProtectionReport } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { OpenDay, OpenVendor, ProtectedNow, ProtectionDay } from './protection-facts.ts'

interface Facts {
  currency: string
  days: readonly ProtectionDay[]
  openDays: readonly OpenDay[]
  openNow: readonly OpenVendor[]
  now: ProtectedNow
}

const counts = ['lowered', 'raised', 'breaks', 'exclusions', 'reopened'] as const

export function viewProtection({ currency, days, openDays, openNow, now }: Facts): ProtectionReport {
  const open = ({ roundCount: rounds, fundsMinor }: Pick<OpenDay, 'roundCount' | 'fundsMinor'>) => ({
    rounds,
    funds: formatAmount(fundsMinor, getCurrency(currency)),
  })
  const counted = new Map(openDays.map((each) => [each.day, each]))
  const sum = (key: (typeof counts)[number]) => days.reduce((total, day) => total + day[key], 0)
  return {
    currency,
    total: {
      lowered: sum('lowered'),
      raised: sum('raised'),
      breaks: sum('breaks'),
      exclusions: sum('exclusions'),
      reopened: sum('reopened'),
    },
    days: days.map((day) => {
      const found = counted.get(day.day)
      // A day whose open rounds nobody counted may have had some.
      const isQuiet = counts.every((key) => day[key] === 0) && found?.roundCount === 0
      return { ...day, open: found && open(found), isQuiet }
    }),
    now,
    openNow: openNow.map((vendor) => ({ vendorId: vendor.vendorId, name: vendor.name, ...open(vendor) })),
  }
}
