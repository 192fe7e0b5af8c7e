import { isWholeAtBank, truncateAmount } from '@fairground/money'

interface Transfer {
  /** Six digits of the bank. */
  bankBin: string
  accountNo: string
  amountMinor: bigint
  /** What the transfer says; ASCII, 25 characters at most. */
  message: string
}

const messageLengthMax = 25
const napas = 'A000000727'
/** Transfer to an account, not to a card. */
const toAccount = 'QRIBFTTA'
const dong = '704'

/**
 * A bank transfer as any Vietnamese bank's app scans it: VietQR, which is EMVCo's merchant-presented code with the
 * NAPAS template in field 38. The amount is in dong; a message longer than banks take throws.
 */
export function vietQr({ bankBin, accountNo, amountMinor, message }: Transfer): string {
  if (message.length > messageLengthMax) throw new Error(`the message has more than ${messageLengthMax} characters`)
  const account = field('00', bankBin) + field('01', accountNo)
  const body = [
    field('00', '01'),
    // Made for one payment: it holds the amount.
    field('01', '12'),
    field('38', field('00', napas) + field('01', account) + field('02', toAccount)),
    field('53', dong),
    field('54', amountText(amountMinor)),
    field('58', 'VN'),
    field('62', field('08', message)),
    // The check covers its own id and length too.
    '6304',
  ].join('')
  return body + crc16(body)
}

/** Id, two digits of length, value. */
function field(id: string, value: string): string {
  if (value.length > 99) throw new Error(`field ${id} is too long`)
  return id + String(value.length).padStart(2, '0') + value
}

/** Whole dong: there are no others at a bank. */
function amountText(amountMinor: bigint): string {
  if (!isWholeAtBank(amountMinor, 'VND')) throw new Error(`no bank carries ${amountMinor} hundredths of a dong`)
  return truncateAmount(amountMinor, 'VND')
}

/** CRC-16/CCITT-FALSE (polynomial 1021, begins with FFFF) as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
