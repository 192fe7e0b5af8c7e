import type { ProviderKind, ProviderSettings } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { listProvidersOn, readProvider } from '../../site/providers/index.ts'
import type { Channel, Delivery, Message } from './message.ts'
import { sendBySmpp } from './smpp-adapter.ts'
import { sendByHttp } from './sms-http-adapter.ts'
import { sendBySmtp } from './smtp-adapter.ts'

/** A way out. A lost connection is an answer (`failed`), never an exception. */
export interface MessageAdapter {
  name: string
  /** What leaves by it costs something, and counts. */
  isPaid: boolean
  send(message: Message): Promise<Delivery>
}

/** Sends nothing: the message stays here, where `npm run outbox` reads it. */
const builtIn: MessageAdapter = {
  name: 'built-in',
  isPaid: false,
  send: async () => ({ outcome: 'accepted', detail: 'kept in the outbox' }),
}

const gateways = [
  gateway('smtp', 'email', sendBySmtp),
  gateway('sms-http', 'sms', sendByHttp),
  gateway('smpp', 'sms', sendBySmpp),
]

function gateway<Kind extends ProviderKind>(
  kind: Kind,
  channel: Channel,
  send: (app: AppContext, settings: ProviderSettings<Kind>, message: Message) => Promise<Delivery>,
) {
  return {
    kind,
    channel,
    async open(app: AppContext): Promise<MessageAdapter[]> {
      const settings = await readProvider(app, kind)
      return settings ? [{ name: kind, isPaid: true, send: (message) => send(app, settings, message) }] : []
    },
  }
}

const gatewaysOf = (channel: Channel) => gateways.filter((each) => each.channel === channel)

/**
 * The way out for this try: with several gateways on, each try takes the next one. The built-in outbox is for a sandbox
 * without a gateway; undefined where nothing is set up.
 */
export async function findAdapter(
  app: AppContext,
  channel: Channel,
  attemptCount: number,
): Promise<MessageAdapter | undefined> {
  const open = (await Promise.all(gatewaysOf(channel).map((each) => each.open(app)))).flat()
  return open[(attemptCount - 1) % open.length] ?? (app.config.profile === 'sandbox' ? builtIn : undefined)
}

/** Whether messages of this channel leave at all. */
export async function hasWayOut(app: AppContext, channel: Channel): Promise<boolean> {
  return app.config.profile === 'sandbox' || hasGateway(app, channel)
}

/** Whether they leave by a gateway that staff set up. */
export async function hasGateway(app: AppContext, channel: Channel): Promise<boolean> {
  const on = await listProvidersOn(app)
  return gatewaysOf(channel).some(({ kind }) => on.has(kind))
}
