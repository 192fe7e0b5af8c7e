import type { VendorSetupFault, VendorTableLimits, VendorTableOrder } from '@fairground/contract/psw'
import type { InstantLimits, SharedTitle } from '../../catalogue/game.ts'
import { instantBaseOf } from '../../catalogue/instant-limits.ts'
import { stakeCurrencies } from '../../catalogue/stakes.ts'
import { limitsInForce } from './setup-limits.ts'
import { partsOf } from './setup-parts.ts'

/** How far a table may go beyond what games of the studio take. */
const timesMax = 10n

interface Known {
  /** The table of this id, where there is one. */
  table: SharedTitle | undefined
  /** Of the rules that are named. */
  rules: SharedTitle | undefined
}

/** The first thing that is wrong with the order; undefined when it can be carried out. */
export function setupFault({ isNew, table, riskCaps }: VendorTableOrder, known: Known): VendorSetupFault | undefined {
  const { rules } = known
  if (isNew && known.table) return { field: 'tableId', rule: 'taken' }
  if (!isNew && !known.table) return { field: 'tableId', rule: 'known' }
  if (!rules || (known.table && known.table.rules.id !== table.rulesId)) return { field: 'rulesId', rule: 'known' }
  const { providers, themes } = partsOf(rules)
  if (!providers.some(({ slug }) => slug === table.provider)) return { field: 'provider', rule: 'known' }
  if (!themes.some(({ slug }) => slug === table.theme)) return { field: 'theme', rule: 'known' }
  // What follows a player's decisions is not kept: nobody plays behind where cards are decided on.
  if (table.seats > 0 && (!rules.rules.slips || !rules.live)) return { field: 'seats', rule: 'known' }
  if (table.betBehind && (table.seats === 0 || rules.rules.stages)) return { field: 'betBehind', rule: 'known' }
  // Nobody films what is drawn from seeds.
  if (table.media && known.table?.table.source !== 'readings') return { field: 'media', rule: 'known' }
  for (const [currency, limits] of Object.entries(table.limits)) {
    const base = instantBaseOf(currency)
    if (!base) return { field: `limits.${currency}`, rule: 'known' }
    const fault = limitsFault(limits, base, rules)
    if (fault) return { ...fault, field: `limits.${currency}.${fault.field}` }
  }
  // A currency that is left out would be played by the limits of the studio.
  const open = stakeCurrencies.find((currency) => limitsInForce(rules, currency) && !table.limits[currency])
  if (open !== undefined) return { field: `limits.${open}.stakeMin`, rule: 'needed' }
  if (table.riskGroup === null) return undefined
  for (const [currency, cap] of Object.entries(riskCaps)) {
    const base = instantBaseOf(currency)
    if (!base) return { field: `riskCaps.${currency}`, rule: 'known' }
    const fault = aboveFault(`riskCaps.${currency}`, BigInt(cap), base.payoutMinorMax * timesMax)
    if (fault) return fault
  }
  return undefined
}

function limitsFault(limits: VendorTableLimits, base: InstantLimits, title: SharedTitle): VendorSetupFault | undefined {
  const [least, most, payout] = [limits.stakeMin, limits.stakeMax, limits.payoutMax].map(BigInt) as Three
  const { slips, card } = title.rules
  return (belowFault('stakeMin', least, base.stakeMinorMin) ??
    stepFault('stakeMin', least, base.stakeMinorMin) ??
    stepFault('stakeMax', most, base.stakeMinorMin) ??
    orderFault('stakeMax', most, least) ??
    aboveFault('stakeMax', most, base.stakeMinorMax * timesMax) ??
    orderFault('payoutMax', payout, most) ??
    aboveFault('payoutMax', payout, base.payoutMinorMax * timesMax) ??
    (slips || card ? undefined : unknownFault(limits)) ??
    groupsFault(limits, { stepMinor: base.stakeMinorMin, least, most }, slips?.groups ?? {}) ??
    (limits.behindMax && orderFault('behindMax', BigInt(limits.behindMax), least)) ??
    (limits.roundMax && orderFault('roundMax', BigInt(limits.roundMax), most)) ??
    (limits.exposureMax && orderFault('exposureMax', BigInt(limits.exposureMax), most)) ??
    (limits.exposureMax && aboveFault('exposureMax', BigInt(limits.exposureMax), base.payoutMinorMax * timesMax)) ??
    undefined) as VendorSetupFault | undefined
}
type Three = [bigint, bigint, bigint]

interface Range {
  stepMinor: bigint
  least: bigint
  most: bigint
}

function groupsFault(
  { groups = {} }: VendorTableLimits,
  { stepMinor, least, most }: Range,
  known: Readonly<Record<string, number>>,
): VendorSetupFault | undefined {
  for (const [group, { min, max }] of Object.entries(groups)) {
    const field = `groups.${group}`
    if (!(group in known)) return { field, rule: 'known' }
    const fault =
      belowFault(`${field}.min`, BigInt(min), least) ??
      stepFault(`${field}.min`, BigInt(min), stepMinor) ??
      orderFault(`${field}.max`, BigInt(max), BigInt(min)) ??
      stepFault(`${field}.max`, BigInt(max), stepMinor) ??
      aboveFault(`${field}.max`, BigInt(max), most)
    if (fault) return fault
  }
  return undefined
}

/** A table without places for chips has no limits of them. */
const unknownFault = (limits: VendorTableLimits): VendorSetupFault | undefined => {
  const field = (['groups', 'roundMax', 'exposureMax'] as const).find((name) => limits[name] !== undefined)
  return field && { field, rule: 'known' }
}
const belowFault = (field: string, amount: bigint, least: bigint): VendorSetupFault | undefined =>
  amount < least ? { field, rule: 'min', limitMinor: `${least}` } : undefined
const aboveFault = (field: string, amount: bigint, most: bigint): VendorSetupFault | undefined =>
  amount > most ? { field, rule: 'max', limitMinor: `${most}` } : undefined
/** Not below the amount that stands before it. */
const orderFault = (field: string, amount: bigint, before: bigint): VendorSetupFault | undefined =>
  amount < before ? { field, rule: 'order', limitMinor: `${before}` } : undefined
/** Whole chips of the least amount. */
const stepFault = (field: string, amount: bigint, step: bigint): VendorSetupFault | undefined =>
  amount % step === 0n ? undefined : { field, rule: 'step', limitMinor: `${step}` }
