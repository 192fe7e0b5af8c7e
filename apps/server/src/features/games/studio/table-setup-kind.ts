import { type VendorTableLimits, VendorTableOrder, type VendorTableSetup } from '@fairground/contract/psw'
import { newId } from '../../../lib/ids.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { ok } from '../../../lib/outcome.ts'
import { amountFact, defineKind, keyFact, textFact } from '../../site/wishes/index.ts'
import { amountIn } from './setup-amounts.ts'
import { addAct, lockTarget, replaceAsked } from './table-act-store.ts'

export const SetupPayload = VendorTableOrder.omit({ requestId: true, isTrial: true })

/** All of them: nobody says yes to what they do not see. */
const limitFacts = (currency: string, limits: VendorTableLimits) => [
  amountFact('stakeMin', BigInt(limits.stakeMin), currency),
  amountFact('stakeMax', BigInt(limits.stakeMax), currency),
  amountFact('payoutMax', BigInt(limits.payoutMax), currency),
  ...(limits.roundMax ? [amountFact('roundMax', BigInt(limits.roundMax), currency)] : []),
  ...(limits.behindMax ? [amountFact('behindMax', BigInt(limits.behindMax), currency)] : []),
  ...(limits.exposureMax ? [amountFact('exposureMax', BigInt(limits.exposureMax), currency)] : []),
  ...Object.entries(limits.groups ?? {}).map(([group, { min, max }]) =>
    textFact('placeLimits', `${group}: ${amountIn(currency)(min)} – ${amountIn(currency)(max)} ${currency}`),
  ),
]

function seatsOf({ seats, betBehind }: VendorTableSetup): 'none' | 'alone' | 'behind' {
  if (seats === 0) return 'none'
  return betBehind ? 'behind' : 'alone'
}

/** All its addresses: what a picture passes is what two people said yes to. */
function mediaText({ media }: VendorTableSetup): string {
  if (!media) return '–'
  const { kind, recordings: _recordings, ...addresses } = media
  const told = Object.entries(addresses).flatMap(([name, address]) => (address === null ? [] : [`${name} ${address}`]))
  return [kind, ...told].join(' · ')
}

/**
 * A table of the studio that is opened, or set up anew from its next round on: what it takes, how fast it goes, who stands
 * there. After the yes the studio is told until it answers.
 */
export const tableSetupKind = defineKind({
  kind: 'table-setup',
  asks: 'vendors.manage',
  decides: 'vendors.manage',
  payload: SetupPayload,
  actionOf: ({ isNew }) => (isNew ? 'table.new-' : 'table.setup-'),
  detailOf: ({ table, riskCaps }) => ({ ...table, riskCaps }),
  describe: async (_reader, { payload: { isNew, table, riskCaps } }, _app, language) => [
    keyFact('tableWish', isNew ? 'wishes.tableNew' : 'wishes.tableChanged'),
    textFact('table', `${table.names[language === 'vi' ? 'vi' : 'en']} · ${table.tableId}`),
    textFact('rules', table.rulesId),
    textFact('dealer', `${table.provider} · ${table.theme}`),
    keyFact('speed', `wishes.speed.${table.speed}`),
    keyFact('tier', `wishes.tier.${table.tier}`),
    textFact('dealerLanguage', table.language ?? '–'),
    keyFact('seats', `wishes.seats.${seatsOf(table)}`),
    keyFact('tips', table.tips ? 'wishes.tips.on' : 'wishes.tips.off'),
    textFact('media', mediaText(table)),
    textFact('mediaRecordings', table.media?.recordings ?? '–'),
    textFact('riskGroup', table.riskGroup ?? '–'),
    ...Object.entries(table.limits).flatMap(([currency, limits]) => limitFacts(currency, limits)),
    ...Object.entries(table.riskGroup ? riskCaps : {}).map(([currency, cap]) =>
      amountFact('riskCap', BigInt(cap), currency),
    ),
  ],
  apply: async (tx, { payload }, { at, actor }) => {
    const wish = { kind: 'setup', tableId: payload.table.tableId, setup: payload } as const
    await lockTarget(tx, wish)
    await replaceAsked(tx, wish)
    const actId = newId('tca', at.getTime())
    await addAct(tx, { id: actId, wish, subject: payload.table.tableId, askedBy: actor.id, at })
    await enqueue(tx, 'settle-table-act', { actId }, { jobKey: actId })
    return ok(null)
  },
})
