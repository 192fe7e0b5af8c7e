import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { ProviderSettings } from '@fairground/contract'
import smpp, { type Pdu, type Session } from 'smpp'
import type { AppContext } from '../../context.ts'
import { resolveOutside } from '../../lib/outbound.ts'
import { reasonOf, within } from '../../lib/within.ts'
import { failedDelivery, plainDetail } from './delivery-detail.ts'
import type { Delivery, Message } from './message.ts'
import { segmentsOf } from './sms-segments.ts'

type Settings = ProviderSettings<'smpp'>

/** Type of number and numbering plan of the sender (SMPP 3.4, 5.2.5 and 5.2.6). */
const senderForms = {
  name: { source_addr_ton: 5, source_addr_npi: 0 },
  number: { source_addr_ton: 1, source_addr_npi: 1 },
  short: { source_addr_ton: 3, source_addr_npi: 0 },
}
const international = { dest_addr_ton: 1, dest_addr_npi: 1 }
const userDataHeader = 0x40

/** A message centre takes few connections at once: the tries of one process follow each other. */
let previous: Promise<unknown> = Promise.resolve()

/** Hands an SMS to a message centre by SMPP 3.4. */
export function sendBySmpp(app: Pick<AppContext, 'config'>, settings: Settings, message: Message): Promise<Delivery> {
  const delivery = previous.then(() => send(app, settings, message))
  previous = delivery
  return delivery
}

async function send({ config }: Pick<AppContext, 'config'>, settings: Settings, message: Message): Promise<Delivery> {
  const hidden = [message.recipient, message.recipient.slice(1), settings.password, settings.systemId]
  const signal = AbortSignal.timeout(settings.timeoutSeconds * 1000)
  let session: Session | undefined
  try {
    const host = await within(signal, resolveOutside(config, settings.host))
    session = new smpp.Session({ socket: await open(settings, host, signal) })
    const dead = deathOf(session, signal)
    const ids = await Promise.race([submitAll(session, settings, message), dead])
    session.unbind()
    return { outcome: 'accepted', detail: plainDetail(ids.join(' '), hidden) }
  } catch (error) {
    return {
      ...failedDelivery(error, hidden),
      ...(error instanceof Refused && error.isFinal && { outcome: 'refused' }),
    }
  } finally {
    session?.close()
  }
}

/** The centre answered with an error. */
class Refused extends Error {
  readonly isFinal: boolean
  constructor(status: number) {
    super(Object.entries(smpp.errors).find(([, code]) => code === status)?.[0] ?? `command_status ${status}`)
    this.isFinal = status === smpp.errors.ESME_RINVDSTADR
  }
}

async function submitAll(session: Session, settings: Settings, { id, recipient, text }: Message): Promise<string[]> {
  const { systemId, password, systemType, sender, senderForm } = settings
  await answered((done) =>
    session.bind_transmitter({ system_id: systemId, password, system_type: systemType, interface_version: 0x34 }, done),
  )
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

const answered = (ask: (done: (answer: Pdu) => void) => boolean): Promise<Pdu> =>
  new Promise((resolve, reject) => {
    const isSent = ask((answer) =>
      answer.command_status === 0 ? resolve(answer) : reject(new Refused(answer.command_status)),
    )
    if (!isSent) reject(new Error('the connection is closed'))
  })

async function open({ port, isEncrypted, certificate, host }: Settings, address: string, signal: AbortSignal) {
  const socket: Socket = isEncrypted
    ? connectTls({
        host: address,
        port,
        ...(isIP(host) === 0 && { servername: host }),
        ...(certificate && { ca: certificate }),
      })
    : connect({ host: address, port })
  signal.addEventListener('abort', () => socket.destroy(reasonOf(signal)), { once: true })
  await once(socket, isEncrypted ? 'secureConnect' : 'connect')
  return socket
}

/** Ends with whatever the session dies of. */
const deathOf = (session: Session, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    session.on('error', reject)
    session.on('close', () => reject(signal.aborted ? reasonOf(signal) : new Error('the connection was closed')))
  })
