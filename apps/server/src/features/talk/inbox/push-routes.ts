import { isIP } from 'node:net'
import { type PushState, pushDevicesMax } from '@fairground/contract'
import { isPublic } from '@fairground/psw'
import { transact } from '../../../db/db.ts'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { deviceName } from '../../../lib/device-name.ts'
import { newId } from '../../../lib/ids.ts'
import { portal } from '../../../lib/implement.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { type MemberSession, requireMember } from '../../people/identity/index.ts'
import { keysPurpose, pushKey } from './push-key.ts'
import { listSubscriptions, removeOwnSubscription, saveSubscription } from './push-store.ts'

export const pushRoutes = {
  state: portal.push.state
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, ok(await stateOf(call, session.memberId, input.endpoint))),
    ),
  subscribe: portal.push.subscribe
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => answer(call, await subscribe(call, session, input))),
  unsubscribe: portal.push.unsubscribe.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const isRemoved = await transact(call.app.db, (tx) =>
      removeOwnSubscription(tx, session.memberId, input.subscriptionId),
    )
    return answer(call, isRemoved ? ok(null) : refuse('NOT_FOUND'))
  }),
}

interface Subscribing {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Refuses non-public addresses: literal ones at once, names when resolved. */
async function subscribe(
  call: Call,
  { memberId, sessionId }: MemberSession,
  { endpoint, keys }: Subscribing,
): Promise<Outcome<PushState>> {
  const { secrets, clock, config, db } = call.app
  const { protocol, username, hostname } = new URL(endpoint)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const isNamed = config.privateHosts.includes(host)
  const isOutside = isIP(host) === 0 || isPublic(host)
  const isFit = username === '' && (isNamed || (isOutside && protocol === 'https:'))
  if (!isFit) return refuseField('endpoint', 'validation.format')
  const id = newId('psh')
  const sealedKeys = secrets.seal(keysPurpose(id), JSON.stringify(keys))
  const of = { id, memberId, sessionId, endpoint, sealedKeys, userAgent: call.userAgent, subscribedAt: clock.now() }
  await transact(db, (tx) => saveSubscription(tx, of, pushDevicesMax))
  return ok(await stateOf(call, memberId, endpoint))
}

async function stateOf({ app }: Call, memberId: string, current: string | undefined): Promise<PushState> {
  const [{ publicKey }, subscriptions] = await Promise.all([pushKey(app), listSubscriptions(app.db, memberId)])
  const devices = subscriptions.map(({ id, userAgent, subscribedAt, endpoint }) => ({
    subscriptionId: id,
    device: deviceName(userAgent),
    subscribedAt: subscribedAt.toISOString(),
    isCurrent: endpoint === current,
  }))
  return { publicKey, devices }
}
