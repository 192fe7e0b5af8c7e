import { createHash } from 'node:crypto'

interface WebClip {
  /** Where the icon on the home screen leads. */
  url: string
  /** Below the icon. */
  name: string
  /** PNG. */
  icon: Uint8Array
}

/**
 * A configuration profile that puts one web clip on a home screen and nothing else: it can be removed, and has no
 * certificate, proxy or device settings. Source: Apple, Configuration Profile Reference (`com.apple.webClip.managed`).
 */
export function webClipProfile({ url, name, icon }: WebClip): string {
  const { host } = new URL(url)
  const identifier = host.split('.').toReversed().join('.').replaceAll(':', '-')
  const clip = dict({
    FullScreen: true,
    Icon: icon,
    IsRemovable: true,
    Label: name,
    PayloadDescription: name,
    PayloadDisplayName: name,
    PayloadIdentifier: `${identifier}.webclip.icon`,
    PayloadType: 'com.apple.webClip.managed',
    PayloadUUID: uuidOf(`clip ${url}`),
    PayloadVersion: 1,
    Precomposed: true,
    URL: url,
  })
  const profile = dict({
    PayloadContent: `<array>${clip}</array>`,
    PayloadDescription: name,
    PayloadDisplayName: name,
    PayloadIdentifier: `${identifier}.webclip`,
    PayloadOrganization: name,
    PayloadRemovalDisallowed: false,
    PayloadType: 'Configuration',
    PayloadUUID: uuidOf(`profile ${url}`),
    PayloadVersion: 1,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${profile}</plist>
`
}

type Value = string | number | boolean | Uint8Array

const dict = (entries: Record<string, Value>): string =>
  `<dict>${Object.entries(entries)
    .map(([key, value]) => `<key>${key}</key>${written(key, value)}`)
    .join('')}</dict>`

function written(key: string, value: Value): string {
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'string') return key === 'PayloadContent' ? value : `<string>${escaped(value)}</string>`
  return `<data>${Buffer.from(value).toString('base64')}</data>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The same for the same site: installing it again replaces what was there. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
