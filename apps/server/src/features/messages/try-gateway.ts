import type { ProviderSettings } from '@fairground/contract'
import { messageText } from '@fairground/i18n/server'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import type { Channel, Message } from './message.ts'
import { sendBySmpp } from './smpp-adapter.ts'
import { sendByHttp } from './sms-http-adapter.ts'
import { sendBySmtp } from './smtp-adapter.ts'

type Asked = Pick<Call, 'app' | 'language'>

/** How staff try a gateway: a message that says what it is, sent at once and kept nowhere. */
export const gatewayTests = {
  smtp: (call: Asked, settings: ProviderSettings<'smtp'>, to: string) =>
    sendBySmtp(call.app, settings, trial(call, 'email', to)),
  'sms-http': (call: Asked, settings: ProviderSettings<'sms-http'>, to: string) =>
    sendByHttp(call.app, settings, trial(call, 'sms', to)),
  smpp: (call: Asked, settings: ProviderSettings<'smpp'>, to: string) =>
    sendBySmpp(call.app, settings, trial(call, 'sms', to)),
}

const trial = ({ language }: Asked, channel: Channel, recipient: string): Message => ({
  id: newId('msg'),
  channel,
  recipient,
  text: messageText(language, `test.${channel}`),
  ...(channel === 'email' && { subject: messageText(language, 'test.email.subject') }),
})
