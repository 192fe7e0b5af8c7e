const groupCount = 8
const networkGroupCount = 4
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What limits count as one address: an IPv4 address, or the /64 network of an IPv6 one, which a single home owns. */
export function addressGroup(ip: string): string {
  const [, inner] = mapped.exec(ip) ?? []
  if (inner || !ip.includes(':')) return inner ?? ip
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, groupCount - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, networkGroupCount)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
