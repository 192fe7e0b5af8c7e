import type { AddressInfo, Server } from 'node:net'
import smpp, { type Pdu, type Session } from 'smpp'
import { afterAll } from 'vitest'

export const centrePassword = 'brass-7'

type Submit = (pdu: Pdu, session: Session, count: number) => Pdu | undefined

interface CentreOptions {
  /** What becomes of an SMS. */
  submit?: Submit
  /** With both it speaks TLS. */
  tls?: { key: string; cert: string } | undefined
}

/** A real message centre that lets `fair` in; it ends with the test file. */
export async function startCentre({ submit = (pdu) => pdu.response({ message_id: 'mc-1' }), tls }: CentreOptions = {}) {
  const texts: Pdu[] = []
  /** What it tells whoever binds as a receiver, until that is answered. */
  const receipts: Record<string, unknown>[] = []
  const centre = { texts, receipts, port: 0, sessionsMax: 0, receiverCount: 0 }
  let open = 0
  const bind = (session: Session, pdu: Pdu): boolean => {
    const isKnown = pdu.system_id === 'fair' && pdu.password === centrePassword
    session.send(pdu.response(isKnown ? {} : { command_status: smpp.errors.ESME_RINVPASWD }))
    return isKnown
  }
  const listen = (session: Session) => {
    open += 1
    centre.sessionsMax = Math.max(centre.sessionsMax, open)
    session.on('error', () => undefined)
    session.on('close', () => {
      open -= 1
    })
    session.on('bind_transmitter', (pdu: Pdu) => bind(session, pdu))
    session.on('bind_receiver', (pdu: Pdu) => {
      if (!bind(session, pdu)) return
      centre.receiverCount += 1
      for (const receipt of [...receipts])
        session.deliver_sm(receipt, () => void receipts.splice(receipts.indexOf(receipt), 1))
    })
    session.on('submit_sm', (pdu: Pdu) => {
      texts.push(pdu)
      const answer = submit(pdu, session, texts.length)
      if (answer) session.send(answer)
    })
    session.on('unbind', (pdu: Pdu) => session.send(pdu.response()))
  }
  const net: Server = tls ? smpp.createServer(tls, listen) : smpp.createServer(listen)
  await new Promise<void>((resolve) => net.listen(0, '127.0.0.1', resolve))
  afterAll(() => void net.close())
  centre.port = (net.address() as AddressInfo).port
  return centre
}
