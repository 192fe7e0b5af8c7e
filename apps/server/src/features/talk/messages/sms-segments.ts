import smpp from 'smpp'

/** One part of an SMS, encoded as the network takes it. */
export interface Segment {
  /** 0: the network's own 7-bit alphabet; 8: UCS-2. */
  dataCoding: 0 | 8
  body: Buffer
}

const octetsMax = 140
const septetsMax = 160
/** Length, 8-bit reference, parts in all, this part: what joins the parts on the phone. */
const headerOctets = 6
const segmentsMax = 255

/** A text as one SMS, or as several that the phone joins again. */
export function segmentsOf(text: string, reference: number): Segment[] {
  const isPlain = smpp.encodings.ASCII.match(text)
  const dataCoding = isPlain ? 0 : 8
  const encode = isPlain ? smpp.encodings.ASCII.encode : ucs2
  const whole = encode(text)
  if (whole.length <= (isPlain ? septetsMax : octetsMax)) return [{ dataCoding, body: whole }]
  const room = isPlain ? Math.floor(((octetsMax - headerOctets) * 8) / 7) : octetsMax - headerOctets
  const parts = split(text, room, encode).slice(0, segmentsMax)
  return parts.map((part, index) => ({
    dataCoding,
    body: Buffer.concat([Buffer.from([5, 0, 3, reference & 0xff, parts.length, index + 1]), part]),
  }))
}

const ucs2 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

/** Never inside a character, so that every part can be read alone. */
function split(text: string, room: number, encode: (text: string) => Buffer): Buffer[] {
  const parts: Buffer[] = []
  let part: Buffer[] = []
  let length = 0
  for (const character of text) {
    const written = encode(character)
    if (length + written.length > room) {
      parts.push(Buffer.concat(part))
      part = []
      length = 0
    }
    part.push(written)
    length += written.length
  }
  return [...parts, Buffer.concat(part)]
}
