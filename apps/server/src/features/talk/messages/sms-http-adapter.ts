import { fillTemplate, headerLines, type ProviderSettings, writeJson } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { requestOutside } from '../../../lib/outbound-request.ts'
import { failedDelivery, plainDetail } from './delivery-detail.ts'
import type { Delivery, Message } from './message.ts'

type Settings = ProviderSettings<'sms-http'>

/** What a service answers about a number or a text that it will never take; anything else may be put right in time. */
const finalStatuses: readonly number[] = [400, 422]
const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

/** Hands an SMS to a gateway by the request that staff described. The message's id tells the gateway of a repetition. */
export async function sendByHttp(
  { config }: Pick<AppContext, 'config'>,
  settings: Settings,
  message: Message,
): Promise<Delivery> {
  const hidden = [message.recipient, message.recipient.slice(1), message.text, settings.secret]
  try {
    const { status, body } = await requestOutside(config, requestOf(settings, message))
    const answer = parsed(body)
    const said = [status, textAt(answer, settings.resultPath), textAt(answer, settings.idPath)].filter(Boolean)
    const detail = plainDetail(said.join(' '), hidden)
    if (status >= 200 && status < 300 && isGood(settings, answer)) return { outcome: 'accepted', detail }
    return { outcome: finalStatuses.includes(status) ? 'refused' : 'failed', detail }
  } catch (error) {
    return failedDelivery(error, hidden)
  }
}

function requestOf(settings: Settings, { id, recipient, text }: Message) {
  const { method, address, headers, bodyKind, body, secret, sender, numberForm, timeoutSeconds } = settings
  const to = numberForm === 'plus' ? recipient : recipient.replace(/^\+/, '')
  const values = { to, text, id, secret, sender }
  const own = (headerLines(headers) ?? []).map(([name, value]) => [
    name.toLowerCase(),
    fillTemplate(value, { id, secret, sender }, oneLine),
  ])
  const written = fillTemplate(body, values, bodyKind === 'json' ? writeJson : encodeURIComponent)
  return {
    method,
    url: fillTemplate(address, values, encodeURIComponent),
    headers: { ...(method !== 'GET' && { 'content-type': contentTypes[bodyKind] }), ...Object.fromEntries(own) },
    ...(method !== 'GET' && { body: written }),
    timeoutMs: timeoutSeconds * 1000,
  }
}

const oneLine = (value: string): string => value.replace(/[\r\n]+/g, ' ')

/** Without a rule every 2xx is good; with one the answer must say one of the named values. */
const isGood = ({ resultPath, resultValue }: Settings, answer: unknown): boolean =>
  resultPath === '' || resultValue.split(',').some((value) => value.trim() === textAt(answer, resultPath))

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The plain value at a path such as `messages.0.status`; empty where there is none. */
function textAt(answer: unknown, path: string): string {
  if (path === '') return ''
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      answer,
    )
  return ['string', 'number', 'boolean'].includes(typeof found) ? String(found) : ''
}
