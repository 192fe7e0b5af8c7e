import { PolicyProfile } from '@fairground/contract'
import * as z from 'zod'
import { announceToAll } from '../../../lib/live-events.ts'
import { ok } from '../../../lib/outcome.ts'
import { defineKind, textFact } from '../../site/wishes/index.ts'
import { addChoice, findChoice } from './policy-store.ts'

/** Which rules of protection the site follows. */
export const policyKind = defineKind({
  kind: 'policy-profile',
  asks: 'site.manage',
  decides: 'site.manage',
  payload: z.object({ profile: PolicyProfile }),
  actionOf: () => 'site.policy-',
  detailOf: ({ profile }) => ({ profile }),
  describe: async (reader, { payload: { profile } }) => [
    textFact('before', (await findChoice(reader)).chosen),
    textFact('after', profile),
  ],
  apply: async (tx, { payload: { profile } }, { actor, at }) => {
    await addChoice(tx, { profile, at, by: actor.id })
    announceToAll(tx, 'site.changed', {})
    return ok(null)
  },
})
