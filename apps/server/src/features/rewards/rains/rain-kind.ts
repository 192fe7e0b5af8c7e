import { rainCampaignId, rainTableId } from '@fairground/contract/psw'
import * as z from 'zod'
import { enqueue } from '../../../lib/jobs.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { findPlayedGames, houseVendorId } from '../../games/catalogue/index.ts'
import { lockCampaign, widenCampaign } from '../../games/play/index.ts'
import { amountFact, countFact, defineKind, textFact, timeFact } from '../../site/wishes/index.ts'
import { approve, costMinorOf } from './rain.ts'
import { findRain, lockRain, saveRain } from './rain-store.ts'

const Payload = z.object({
  currency: z.string(),
  quantity: z.number(),
  stakeMinor: z.string(),
  winMinorMax: z.string(),
})

/** A rain, which its subject names. From the yes on the studio is asked until it answers, and the campaign that pays is open. */
export const rainKind = defineKind({
  kind: 'rain',
  asks: 'marketing.decide',
  decides: 'marketing.decide',
  payload: Payload,
  actionOf: () => 'rain.',
  detailOf: (payload) => payload,
  describe: async (reader, { subject, payload: { currency, quantity, stakeMinor, winMinorMax } }, _app, language) => {
    const openUntil = (await findRain(reader, subject))?.openUntil
    const [table] = await findPlayedGames(reader, { vendorId: houseVendorId, gameCodes: [rainTableId] })
    return [
      textFact('game', table?.names[language === 'vi' ? 'vi' : 'en'] ?? rainTableId),
      countFact('freeBets', quantity),
      amountFact('stake', BigInt(stakeMinor), currency),
      amountFact('eachWinMax', BigInt(winMinorMax), currency),
      ...(openUntil ? [timeFact('openUntil', openUntil)] : []),
    ]
  },
  /** Refusals: STATE_CONFLICT, also while the campaign was paused or ended by hand. */
  apply: async (tx, { subject }, { at }) => {
    const rain = await lockRain(tx, subject)
    if (!rain) return refuse('NOT_FOUND')
    const approved = approve(rain, at)
    if (!approved.ok) return approved
    const place = { vendorId: houseVendorId, campaignId: rainCampaignId }
    const { currency, winMinorMax } = rain
    // Each rain adds what it may cost, and of one person one free bet.
    await widenCampaign(tx, place, { currency, budgetMinor: costMinorOf(rain), memberMaxMinor: winMinorMax })
    if ((await lockCampaign(tx, place))?.state !== 'open') return refuse('STATE_CONFLICT')
    await saveRain(tx, approved.value)
    await enqueue(tx, 'settle-rain', { rainId: subject }, { jobKey: subject })
    return ok(null)
  },
  rejected: async (tx, { subject, state }) => {
    const rain = await lockRain(tx, subject)
    if (rain && (state === 'rejected' || state === 'withdrawn')) await saveRain(tx, { ...rain, state })
  },
})
