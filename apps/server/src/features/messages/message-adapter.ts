import type { AppContext } from '../../context.ts'
import type { Channel, Delivery, Message } from './message.ts'

/** A way out. A lost connection is an answer (`failed`), never an exception. */
export interface MessageAdapter {
  name: string
  send(message: Message): Promise<Delivery>
}

/** Sends nothing: the message stays here, where `npm run outbox` reads it. */
const builtIn: MessageAdapter = {
  name: 'built-in',
  send: async () => ({ outcome: 'accepted', detail: 'kept in the outbox' }),
}

/** Whether anything can leave by this channel. */
export const hasChannel = (app: Pick<AppContext, 'config'>, channel: Channel): boolean =>
  findAdapter(app, channel) !== undefined

/** How messages of this channel leave; undefined where nothing is set up. The built-in outbox is for the sandbox only. */
export const findAdapter = ({ config }: Pick<AppContext, 'config'>, _channel: Channel): MessageAdapter | undefined =>
  config.profile === 'sandbox' ? builtIn : undefined
