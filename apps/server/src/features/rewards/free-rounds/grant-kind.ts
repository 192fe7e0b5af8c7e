import * as z from 'zod'
import { enqueue } from '../../../lib/jobs.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { ensurePlayer } from '../../games/catalogue/index.ts'
import { saveFreeRounds } from '../../games/play/index.ts'
import { amountFact, countFact, defineKind, textFact, timeFact } from '../../site/wishes/index.ts'
import { approve, consumeBefore } from './grant.ts'
import { getListed, lockGrant, saveGrant } from './grant-store.ts'
import { nameIn } from './listed-grant.ts'

const Payload = z.object({
  memberId: z.string(),
  vendorId: z.string(),
  gameCode: z.string(),
  currency: z.string(),
  quantity: z.number(),
  stakeMinor: z.string(),
  winMinorMax: z.string(),
  days: z.number(),
})

/** A grant, which its subject names. From the yes on wins of its rounds are paid, and the vendor is asked until it answers. */
export const freeRoundKind = defineKind({
  kind: 'free-rounds',
  asks: 'marketing.decide',
  decides: 'marketing.decide',
  payload: Payload,
  actionOf: () => 'free-rounds.',
  detailOf: (payload) => payload,
  describe: async (reader, { subject, payload: { currency, quantity, stakeMinor, days } }, _app, language) => {
    const { grant, account, names } = await getListed(reader, subject)
    const worthMinor = BigInt(stakeMinor) * BigInt(quantity)
    return [
      textFact('account', account),
      textFact('game', nameIn(names, language) ?? grant.gameCode),
      countFact('rounds', quantity),
      amountFact('stake', BigInt(stakeMinor), currency),
      amountFact('worth', worthMinor, currency),
      grant.startBefore ? timeFact('startBefore', grant.startBefore) : countFact('days', days),
    ]
  },
  apply: async (tx, { subject }, { at }) => {
    const grant = await lockGrant(tx, subject)
    if (!grant) return refuse('NOT_FOUND')
    const approved = approve(grant, at)
    if (!approved.ok) return approved
    const { vendorId, memberId, gameCode, currency, quantity, stakeMinor, winMinorMax, startBefore } = approved.value
    const playerId = await ensurePlayer(tx, vendorId, memberId)
    const rounds = { currency, quantity, remaining: quantity, stakeMinor, winMinorMax, wonMinor: 0n, cancelledAt: null }
    const window = { startBefore, consumeBefore: consumeBefore(startBefore) }
    const given = { freeRoundsId: subject, playerId, gameCodes: [gameCode], ...rounds, ...window }
    await saveFreeRounds(tx, vendorId, given, at)
    await saveGrant(tx, approved.value)
    await enqueue(tx, 'settle-free-rounds', { grantId: subject }, { jobKey: subject })
    return ok(null)
  },
  rejected: async (tx, { subject, state }) => {
    const grant = await lockGrant(tx, subject)
    if (grant && (state === 'rejected' || state === 'withdrawn')) await saveGrant(tx, { ...grant, state })
  },
})
