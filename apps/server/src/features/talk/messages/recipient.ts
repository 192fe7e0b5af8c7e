import type { AppContext } from '../../../context.ts'
import type { Channel } from './message.ts'

type Box = Pick<AppContext, 'secrets'>

/** By which a recipient is found without being readable. */
export const recipientKey = ({ secrets }: Box, channel: Channel, recipient: string): Buffer =>
  secrets.blindIndex(`recipient:${channel}`, recipient)

/** The form in which an address is kept and compared. */
export const plainEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase()

/** As it may be shown: the last three digits of a number; first letter and domain of an address. */
export function maskRecipient(channel: Channel, recipient: string): string {
  if (channel === 'sms') return `${recipient.slice(0, 3)}****${recipient.slice(-3)}`
  const at = recipient.lastIndexOf('@')
  return `${[...recipient][0]}***${recipient.slice(at)}`
}

/**
 * Under which key a number or an address stands, as people type it; a number without a leading + is a Vietnamese one.
 * Undefined when the text is neither.
 */
export function typedRecipientKey(app: Box, typed: string): Buffer | undefined {
  if (typed.includes('@')) return recipientKey(app, 'email', plainEmail(typed))
  const mobile = typed.replace(/[\s.-]/g, '').replace(/^0?(?=[1-9]\d{8}$)/, '+84')
  return /^\+[1-9]\d{6,14}$/.test(mobile) ? recipientKey(app, 'sms', mobile) : undefined
}
