import type { ProviderSettings } from '@fairground/contract'
import { messageText } from '@fairground/i18n/server'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import type { Channel, Delivery, Message } from './message.ts'
import { budgetSpent, takeFromBudget } from './message-budget.ts'
import { sendBySmpp } from './smpp-adapter.ts'
import { sendByHttp } from './sms-http-adapter.ts'
import { sendBySmtp } from './smtp-adapter.ts'

type Asked = Pick<Call, 'app' | 'language'>

/** How staff try a gateway: a message that says what it is, sent at once and kept nowhere. It costs what any other does. */
export const gatewayTests = {
  smtp: (call: Asked, settings: ProviderSettings<'smtp'>, to: string) =>
    trial(call, 'email', to, (message) => sendBySmtp(call.app, settings, message)),
  'sms-http': (call: Asked, settings: ProviderSettings<'sms-http'>, to: string) =>
    trial(call, 'sms', to, (message) => sendByHttp(call.app, settings, message)),
  smpp: (call: Asked, settings: ProviderSettings<'smpp'>, to: string) =>
    trial(call, 'sms', to, (message) => sendBySmpp(call.app, settings, message)),
}

async function trial(
  { app, language }: Asked,
  channel: Channel,
  recipient: string,
  send: (message: Message) => Promise<Delivery>,
): Promise<Delivery> {
  if (!(await takeFromBudget(app, { channel }))) return budgetSpent
  return send({
    id: newId('msg'),
    channel,
    recipient,
    text: messageText(language, `test.${channel}`),
    ...(channel === 'email' && { subject: messageText(language, 'test.email.subject') }),
  })
}
