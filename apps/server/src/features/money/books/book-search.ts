/** What a line of search text can mean; several at once is possible. */
export interface Wanted {
  /** A transfer by its number. */
  transferId?: bigint
  /** What a transfer of an order carries: the id of a deposit, a withdrawal, an adjustment … */
  reference?: string
  /** A round, or the vendor's own id of a bet or win. */
  vendorText?: string
  /** A member by account or id, a vendor, a kind of account of the house. */
  name?: string
}

const transferPattern = /^(?:trf_)?(\d{1,18})$/
const referencePattern = /^(dep|wdr|adj|mtr)_/
const vendorRoundPattern = /^[a-z0-9_-]{1,32}:(.+)$/

/** Reads what somebody typed: a number is a transfer, a prefix names its order, anything else may be a name or a round. */
export function readSearch(text: string): Wanted {
  const number = transferPattern.exec(text)?.[1]
  if (number !== undefined) return { transferId: BigInt(number), vendorText: text }
  if (referencePattern.test(text)) return { reference: text }
  if (text.startsWith('mbr_')) return { name: text }
  return { vendorText: vendorRoundPattern.exec(text)?.[1] ?? text, name: text }
}
