/** What people know of whoever chooses it. */
interface Known {
  /** As `2001-12-31`. */
  birthday?: string | undefined
  /** In any writing. */
  mobile?: string | undefined
}

const digitsMin = 3
/** Patterns of the keys of a phone, and what else lists of leaked numbers begin with. */
const favourites = new Set([
  ...['147258', '258369', '147852', '159753', '159357', '258456', '789456', '456789', '123654', '654123', '147369'],
  ...['963852', '852456', '123698', '741852', '112233', '332211', '223344', '445566', '998877', '123321', '123789'],
])

/** Whether a payment password of six digits is among the first that somebody would try. */
export function isWeakPaymentPassword(value: string, { birthday, mobile }: Known): boolean {
  const digits = [...value]
  // 111111, 121212, 000111 and the like.
  if (new Set(digits).size < digitsMin) return true
  if (isRun(digits, 1) || isRun(digits, 9)) return true
  if (value.slice(0, 3) === value.slice(3) || favourites.has(value)) return true
  if (mobile?.replace(/\D/g, '').includes(value)) return true
  return birthday !== undefined && birthdaysOf(birthday).includes(value)
}

/** Each digit the one before and `step` more: 123456, and past the nine 567890; nine more is one less. */
const isRun = (digits: readonly string[], step: number): boolean =>
  digits.every((digit, i) => i === 0 || Number(digit) === (Number(digits[i - 1]) + step) % 10)

/** The writings of a day in six digits. */
function birthdaysOf(iso: string): string[] {
  const [year = '', month = '', day = ''] = iso.split('-')
  const short = year.slice(-2)
  return [
    day + month + short,
    month + day + short,
    short + month + day,
    short + day + month,
    year + month,
    month + year,
  ]
}
