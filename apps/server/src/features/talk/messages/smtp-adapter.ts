import { isIP } from 'node:net'
import type { ProviderSettings } from '@fairground/contract'
import { createTransport } from 'nodemailer'
import type { AppContext } from '../../../context.ts'
import { resolveOutside } from '../../../lib/outbound.ts'
import { failedDelivery, plainDetail } from './delivery-detail.ts'
import type { Delivery, Message } from './message.ts'

type Settings = ProviderSettings<'smtp'>

/** Hands a mail to the operator's mail server. The same mail has the same Message-ID however often it is handed over. */
export async function sendBySmtp(
  { config }: Pick<AppContext, 'config'>,
  settings: Settings,
  { id, recipient, subject, text }: Message,
): Promise<Delivery> {
  const hidden = [recipient, settings.password, settings.username]
  let close = (): void => undefined
  try {
    const transport = createTransport(optionsOf(settings, await resolveOutside(config, settings.host)))
    close = () => transport.close()
    const { response } = await transport.sendMail({
      from: { name: settings.fromName, address: settings.from },
      to: { name: '', address: recipient },
      subject: subject ?? '',
      text,
      messageId: `<${id}@${settings.from.split('@')[1]}>`,
      signal: AbortSignal.timeout(settings.timeoutSeconds * 1000),
    })
    return { outcome: 'accepted', detail: plainDetail(response, hidden) }
  } catch (error) {
    return { ...failedDelivery(error, hidden), ...(isFinal(error) && { outcome: 'refused' }) }
  } finally {
    close()
  }
}

/** Nobody has this mailbox, or the server will not have this mail. Anything else staff may put right in time. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')

function optionsOf(settings: Settings, address: string) {
  const { host, port, security, username, password, certificate, timeoutSeconds } = settings
  const timeoutMs = timeoutSeconds * 1000
  return {
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: {
      minVersion: 'TLSv1.2' as const,
      ...(isIP(host) === 0 && { servername: host }),
      ...(certificate && { ca: certificate }),
    },
    ...(username && { auth: { user: username, pass: password } }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
