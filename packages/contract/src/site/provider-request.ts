import type { ProviderFault, ProviderValues } from './provider-field.ts'

const places = /\{(to|text|id|secret|sender)\}/g

/** Puts values in the places of a template, each written as the place needs it; what is put in is not looked at again. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string,
): string => template.replace(places, (_, place: string) => write(values[place] ?? ''))

/** As inside the quotes of a JSON text. */
export const writeJson = (value: string): string => JSON.stringify(value).slice(1, -1)

/** Of the connection itself: they would lead the request, and the secret in it, to another service than the address says. */
const ofConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'upgrade', 'te', 'trailer'])

/** Name and value of each line `Name: value`; undefined where a line is none, or is of the connection. */
export function headerLines(headers: string): [string, string][] | undefined {
  const lines = headers.split('\n').filter((line) => line.trim() !== '')
  const parts = lines.map((line) => /^([A-Za-z0-9-]{1,64}):[ \t]*(\S[^\r\n]*)$/.exec(line.trimEnd()))
  const isGood = (part: RegExpExecArray | null) => part !== null && !ofConnection.has(part[1]?.toLowerCase() ?? '')
  return parts.every(isGood) ? parts.map((part) => [part?.[1] ?? '', part?.[2] ?? '']) : undefined
}

/** What the fields of a templated request cannot tell alone. */
export function checkRequest(values: ProviderValues): ProviderFault[] {
  const [address, headers, body, bodyKind, method] = ['address', 'headers', 'body', 'bodyKind', 'method'].map((name) =>
    String(values[name]),
  )
  const isWithBody = method !== 'GET'
  const sent = `${address} ${isWithBody ? body : ''}`
  const faults: ProviderFault[] = []
  if (!headerLines(headers ?? '')) faults.push({ field: 'headers', key: 'validation.headerLines' })
  if (isWithBody && bodyKind === 'json' && !isJson(fillTemplate(body ?? '', {}, writeJson)))
    faults.push({ field: 'body', key: 'validation.json' })
  else if (address !== '' && !(sent.includes('{to}') && sent.includes('{text}')))
    faults.push({ field: isWithBody ? 'body' : 'address', key: 'validation.templatePlaces' })
  return faults
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
