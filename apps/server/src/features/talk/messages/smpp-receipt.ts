import type { Pdu } from 'smpp'

/** What became of one part, in the centre's words. */
export interface Receipt {
  gatewayId: string
  state: 'delivered' | 'undelivered'
  reason: string
}

/** Bits 5 to 2 of esm_class say that a deliver_sm is a receipt, and not what somebody wrote (SMPP 3.4, 5.2.12). */
const typeBits = 0x3c
const isReceipt = 0x04

/** By number (5.2.28) and, in their order, by the word of the text (Appendix B). What is still under way has no entry. */
const states = [
  { code: 2, word: 'DELIVRD', state: 'delivered' },
  { code: 3, word: 'EXPIRED', state: 'undelivered' },
  { code: 4, word: 'DELETED', state: 'undelivered' },
  { code: 5, word: 'UNDELIV', state: 'undelivered' },
  { code: 7, word: 'UNKNOWN', state: 'undelivered' },
  { code: 8, word: 'REJECTD', state: 'undelivered' },
] as const

/** The receipt in a deliver_sm; undefined for anything else, and for a message that is still under way. */
export function receiptOf(pdu: Pdu): Receipt | undefined {
  if ((Number(pdu.esm_class) & typeBits) !== isReceipt) return undefined
  const text = textOf(pdu.short_message)
  const gatewayId = plain(pdu.receipted_message_id) || wordOf(text, 'id')
  const word = wordOf(text, 'stat').toUpperCase()
  const found = states.find((one) => one.code === pdu.message_state || one.word === word)
  if (!gatewayId || !found) return undefined
  const error = wordOf(text, 'err')
  return { gatewayId, state: found.state, reason: error ? `${found.word} err:${error}` : found.word }
}

/** The same id as centres write it: some give hexadecimal digits and name decimal ones later, or the other way round. */
export function writingsOf(gatewayId: string): string[] {
  const asDecimal = /^[0-9a-f]{1,32}$/i.test(gatewayId) ? BigInt(`0x${gatewayId}`).toString() : undefined
  const asHex = /^\d{1,32}$/.test(gatewayId) ? BigInt(gatewayId).toString(16) : undefined
  const writings = [gatewayId, asDecimal, asHex, asHex?.toUpperCase()].filter((one) => one !== undefined)
  return [...new Set(writings)]
}

const wordOf = (text: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}:(\\S{1,65})`, 'i').exec(text)?.[1] ?? ''

function textOf(shortMessage: unknown): string {
  const inner =
    typeof shortMessage === 'object' && shortMessage !== null && 'message' in shortMessage
      ? shortMessage.message
      : shortMessage
  return plain(inner)
}

const plain = (value: unknown): string =>
  (Buffer.isBuffer(value) ? value.toString('latin1') : typeof value === 'string' ? value : '').replace(
    /(?<!\0)\0+$/,
    '',
  )
