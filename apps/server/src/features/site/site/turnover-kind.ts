import { TurnoverSettings, turnoverKinds } from '@fairground/contract'
import * as z from 'zod'
import { recordAudit } from '../../../lib/audit.ts'
import { ok } from '../../../lib/outcome.ts'
import { defineKind, rateFact, type Weight } from '../wishes/index.ts'
import { readTurnoverSettings } from './read-turnover.ts'
import { saveSetting } from './site-store.ts'

/** Turnover required of deposits and gifts before a withdrawal. */
export const turnoverSettingsKind = defineKind({
  kind: 'turnover-settings',
  asks: 'withdrawals.decide',
  decides: 'withdrawals.decide',
  payload: z.object({ settings: TurnoverSettings }),
  isRecorded: true,
  actionOf: () => 'site.turnover-',
  detailOf: ({ settings }) => settings,
  describe: async (reader, { payload: { settings } }) => {
    const before = await readTurnoverSettings(reader)
    return turnoverKinds
      .filter((kind) => before[kind] !== settings[kind])
      .map((kind) => rateFact(`turnover.${kind}`, { bp: settings[kind] * 100, fromBp: before[kind] * 100 }))
  },
  apply: async (tx, { payload: { settings } }, { actor, at, ip, requestId }) => {
    await saveSetting(tx, 'turnover', settings, { staffId: actor.id, now: at })
    const action = 'site.turnover-changed'
    await recordAudit(tx, { actor, action, subject: 'turnover', detail: settings, ip, requestId })
    return ok(null)
  },
})

/** Money that leaves with fewer bets is a gift to everybody. */
export const turnoverWeight = (before: TurnoverSettings, after: TurnoverSettings): Weight =>
  turnoverKinds.some((kind) => after[kind] < before[kind]) ? 'always' : 'never'
