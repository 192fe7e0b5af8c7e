import * as z from 'zod'
import { ok } from '../../../lib/outcome.ts'
import { askKept, changeWalletModeIn } from '../../money/vendor-wallets/index.ts'
import { amountFact, defineKind, keyFact, textFact } from '../../site/wishes/index.ts'
import { changeTurnoverTypes, changeVendorLimits } from '../catalogue/index.ts'
import { changeName } from './vendor-change.ts'

const Minor = z.string().nullable()
const Limits = z.object({
  currency: z.string(),
  stakeMinorMax: Minor,
  winMinorMax: Minor,
  jackpotHeldMinor: Minor,
  adjustHeldMinor: Minor.default(null),
})
const Payload = z.object({
  vendorId: z.string(),
  wish: z.union([
    z.object({ mode: z.enum(['single', 'transfer']) }),
    z.object({ limits: Limits }),
    z.object({ turnoverTypes: z.array(z.string()) }),
  ]),
})

/** How a vendor keeps its players' money, what may be staked and won there, or for which games it names the turnover. */
export const vendorChangeKind = defineKind({
  kind: 'vendor-change',
  asks: 'vendors.manage',
  decides: 'vendors.manage',
  payload: Payload,
  actionOf: ({ wish }) => `vendor.${changeName(wish)}-`,
  detailOf: ({ wish }) => wish,
  describe: async (_reader, { payload: { vendorId, wish } }) => [textFact('vendor', vendorId), ...factsOf(wish)],
  gather: async (app, { vendorId, wish }) => ('mode' in wish ? askKept(app, { vendorId, ...wish }) : undefined),
  apply: async (tx, { payload: { vendorId, wish }, reason }, { actor, at }, kept) => {
    if ('mode' in wish) {
      const told = kept ?? { askedAt: at, keptMinor: undefined }
      return changeWalletModeIn(tx, { vendorId, mode: wish.mode, reason, actor }, told)
    }
    if ('turnoverTypes' in wish) {
      await changeTurnoverTypes(tx, vendorId, wish.turnoverTypes, actor)
      return ok(null)
    }
    const { currency, stakeMinorMax, winMinorMax, jackpotHeldMinor, adjustHeldMinor } = wish.limits
    const limits = {
      stakeMinorMax: minorOf(stakeMinorMax),
      winMinorMax: minorOf(winMinorMax),
      jackpotHeldMinor: minorOf(jackpotHeldMinor),
      adjustHeldMinor: minorOf(adjustHeldMinor),
    }
    await changeVendorLimits(tx, vendorId, { currency, limits }, actor)
    return ok(null)
  },
})

function factsOf(wish: z.infer<typeof Payload>['wish']) {
  if ('mode' in wish) return [keyFact('walletMode', `vendors.modeText.${wish.mode}`)]
  if ('limits' in wish) return limitFacts(wish.limits)
  const { turnoverTypes } = wish
  const none = keyFact('turnoverTypes', 'wishes.none')
  return turnoverTypes.length > 0 ? turnoverTypes.map((type) => keyFact('turnoverTypes', `gameType.${type}`)) : [none]
}

const minorOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

const limitFacts = ({ currency, ...limits }: z.infer<typeof Limits>) =>
  Object.entries({
    ...{ stakeMax: limits.stakeMinorMax, winMax: limits.winMinorMax, jackpotHold: limits.jackpotHeldMinor },
    adjustHold: limits.adjustHeldMinor,
  }).map(([name, minor]) =>
    minor === null
      ? keyFact(name, name === 'adjustHold' ? 'wishes.asEverywhere' : 'wishes.none')
      : amountFact(name, BigInt(minor), currency),
  )
