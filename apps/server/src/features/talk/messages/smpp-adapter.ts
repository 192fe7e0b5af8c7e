import type { Session } from 'smpp'
import type { AppContext } from '../../../context.ts'
import { failedDelivery, plainDetail } from './delivery-detail.ts'
import type { Delivery, Message } from './message.ts'
import { answered, atCentre, SmppRefused, type SmppSettings } from './smpp-session.ts'
import { segmentsOf } from './sms-segments.ts'

/** Type of number and numbering plan of the sender (SMPP 3.4, 5.2.5 and 5.2.6). */
const senderForms = {
  name: { source_addr_ton: 5, source_addr_npi: 0 },
  number: { source_addr_ton: 1, source_addr_npi: 1 },
  short: { source_addr_ton: 3, source_addr_npi: 0 },
}
const international = { dest_addr_ton: 1, dest_addr_npi: 1 }
const userDataHeader = 0x40
/** The centre tells what became of it, whatever that is (5.2.17). */
const wantsReceipt = 1

/** A message centre takes few connections at once: the tries of one process follow each other. */
let previous: Promise<unknown> = Promise.resolve()

/** Hands an SMS to a message centre by SMPP 3.4. */
export function sendBySmpp(
  app: Pick<AppContext, 'config'>,
  settings: SmppSettings,
  message: Message,
): Promise<Delivery> {
  const delivery = previous.then(() => send(app, settings, message))
  previous = delivery
  return delivery
}

async function send(app: Pick<AppContext, 'config'>, settings: SmppSettings, message: Message): Promise<Delivery> {
  const hidden = [message.recipient, message.recipient.slice(1), settings.password, settings.systemId]
  try {
    const partIds = await atCentre(app, settings, {
      bind: 'bind_transmitter',
      signal: AbortSignal.timeout(settings.timeoutSeconds * 1000),
      async run(session, bindNow) {
        await bindNow()
        return submitAll(session, settings, message)
      },
    })
    return { outcome: 'accepted', detail: plainDetail(partIds.join(' '), hidden), partIds }
  } catch (error) {
    return {
      ...failedDelivery(error, hidden),
      ...(error instanceof SmppRefused && error.isFinal && { outcome: 'refused' }),
    }
  }
}

async function submitAll(
  session: Session,
  { sender, senderForm }: SmppSettings,
  { id, recipient, text }: Message,
): Promise<string[]> {
  const segments = segmentsOf(text, id.charCodeAt(id.length - 1))
  const ids: string[] = []
  for (const { dataCoding, body } of segments) {
    const answer = await answered((done) =>
      session.submit_sm(
        {
          ...senderForms[senderForm],
          source_addr: sender,
          ...international,
          destination_addr: recipient.replace(/^\+/, ''),
          esm_class: segments.length > 1 ? userDataHeader : 0,
          registered_delivery: wantsReceipt,
          data_coding: dataCoding,
          short_message: body,
        },
        done,
      ),
    )
    ids.push(answer.message_id ?? '')
  }
  return ids
}
