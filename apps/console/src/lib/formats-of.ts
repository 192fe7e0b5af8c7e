import { dateFormat } from '@fairground/i18n'
import { compactFormat, numberFormat } from '@fairground/money'
import { isDecimal } from './decimal.ts'

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const date = { day: '2-digit', month: '2-digit' } as const

/** Times of one zone and counts, in the language on screen, with Latin digits. */
export function formatsOf(language: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = dateFormat(language, { timeZone, ...options })
    return (iso: string) => formatter.format(new Date(iso))
  }
  const count = numberFormat(language)
  const compact = compactFormat(language)
  return {
    /** 20:41 */
    time: format(clock),
    /** 20:41:07 */
    exactTime: format({ ...clock, second: '2-digit' }),
    /** Day and time, without the year. */
    moment: format({ ...date, ...clock }),
    /** Day and time to the second: a log. */
    entry: format({ ...date, ...clock, second: '2-digit' }),
    /** Everything, with the zone: for the record. */
    exactMoment: format({ ...date, ...clock, year: 'numeric', second: '2-digit', timeZoneName: 'shortOffset' }),
    /** A calendar day such as `2026-11-21`, which belongs to no zone. */
    day: format({ day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
    dayOfYear: format({ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' }),
    count: (value: number) => count.format(value),
    /** A round value beside an axis. */
    compact: (value: number) => compact.format(value),
    /** A money string in few characters; never the only place an amount stands. */
    compactMoney: (amount: string) => {
      if (!isDecimal(amount)) throw new Error('not a decimal amount')
      return compact.format(amount)
    },
  }
}
