/** One value of ASN.1, as DER (X.690) writes it. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body])
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length]
  const digits = length.toString(16)
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  return [0x80 | bytes.length, ...bytes]
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts)
/** In the order that DER wants of a set. */
export const setOf = (...parts: readonly Buffer[]): Buffer => der(0x31, ...parts.toSorted(Buffer.compare))
export const integer = (value: number): Buffer => der(0x02, Buffer.from([value]))
export const octets = (bytes: Uint8Array): Buffer => der(0x04, bytes)
/** An object identifier by the hexadecimal digits of its content. */
export const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))

/** The values inside a value, whole, in their order. @throws when the bytes are cut */
export function derChildren(value: Uint8Array): Buffer[] {
  const bytes = Buffer.from(value)
  const { start, end } = bounds(bytes, 0)
  const found: Buffer[] = []
  for (let at = start; at < end; ) {
    const child = bounds(bytes, at)
    found.push(bytes.subarray(at, child.end))
    at = child.end
  }
  return found
}

function bounds(bytes: Buffer, at: number): { start: number; end: number } {
  const first = bytes.readUInt8(at + 1)
  const more = first < 0x80 ? 0 : first & 0x7f
  const length = more === 0 ? first : bytes.readUIntBE(at + 2, more)
  const start = at + 2 + more
  if (start + length > bytes.length) throw new Error('DER is cut')
  return { start, end: start + length }
}
