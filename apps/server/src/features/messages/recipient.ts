import type { AppContext } from '../../context.ts'
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
