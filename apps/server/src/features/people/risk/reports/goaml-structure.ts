import type { XmlElement } from './xml.ts'

/** What may stand in an element: text of a pattern, elements in an order, or one of several elements. */
type Content = { text: RegExp } | { sequence: readonly Place[] } | { oneOf: readonly Place[] }

interface Place {
  name: string
  content: Content
  min: number
  max: number
}

const one = (name: string, content: Content): Place => ({ name, content, min: 1, max: 1 })
const may = (name: string, content: Content): Place => ({ name, content, min: 0, max: 1 })
const many = (name: string, content: Content, min: number, max: number): Place => ({ name, content, min, max })

const words = (lengthMax: number): Content => ({ text: new RegExp(`^(?=[\\s\\S]*\\S)[\\s\\S]{1,${lengthMax}}$`) })
const moment: Content = { text: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/ }
const whole: Content = { text: /^[1-9]\d{0,8}$/ }
const money: Content = { text: /^(0|[1-9]\d{0,14})\.\d{2}$/ }
const country: Content = { text: /^[A-Z]{2}$/ }
const currency: Content = { text: /^[A-Z]{3}$/ }
const code: Content = { text: /^[A-Z0-9]{1,10}$/ }

const address: Content = {
  sequence: [
    one('address_type', code),
    one('address', words(100)),
    one('city', words(255)),
    one('country_code', country),
  ],
}
const phones: Content = {
  sequence: [
    many(
      'phone',
      { sequence: [one('tph_contact_type', code), one('tph_communication_type', code), one('tph_number', words(50))] },
      1,
      5,
    ),
  ],
}
const person: Content = {
  sequence: [
    one('first_name', words(100)),
    one('last_name', words(100)),
    may('birthdate', moment),
    may('phones', phones),
    may('addresses', { sequence: [many('address', address, 1, 5)] }),
    may('email', words(255)),
    may('comments', words(4000)),
  ],
}
const signatory: Content = {
  sequence: [one('is_primary', { text: /^(true|false)$/ }), one('t_person', person), one('role', code)],
}
const account: Content = {
  sequence: [
    one('institution_name', words(255)),
    may('swift', words(11)),
    one('account', words(50)),
    may('currency_code', currency),
    may('account_name', words(255)),
    many('signatory', signatory, 0, 5),
    may('opened', moment),
    may('balance', money),
    may('comments', words(4000)),
  ],
}
const side = (way: 'from' | 'to'): Content => ({
  sequence: [
    one(`${way}_funds_code`, code),
    may(`${way}_funds_comment`, words(255)),
    { ...one(`${way}_side`, { oneOf: [one(`${way}_account`, account), one(`${way}_person`, person)] }), name: '' },
    one(`${way}_country`, country),
  ],
})
const either = (way: 'from' | 'to'): Place => ({
  ...one('', { oneOf: [one(`t_${way}_my_client`, side(way)), one(`t_${way}`, side(way))] }),
})
const transaction: Content = {
  sequence: [
    one('transactionnumber', words(50)),
    one('internal_ref_number', words(50)),
    one('transaction_location', words(255)),
    one('transaction_description', words(4000)),
    one('date_transaction', moment),
    one('transmode_code', code),
    one('amount_local', money),
    either('from'),
    either('to'),
  ],
}

/** A report of suspicious transactions, as the schema of goAML 4 orders it. */
const report: Place = one('report', {
  sequence: [
    one('rentity_id', whole),
    one('rentity_branch', words(255)),
    one('submission_code', { text: /^[EM]$/ }),
    one('report_code', { text: /^(STR|SAR|AIF|AIFT)$/ }),
    one('entity_reference', words(255)),
    may('fiu_ref_number', words(255)),
    one('submission_date', moment),
    one('currency_code_local', currency),
    one('reporting_person', person),
    one('location', address),
    one('reason', words(4000)),
    one('action', words(4000)),
    many('transaction', transaction, 1, 10_000),
    one('report_indicators', { sequence: [many('indicator', words(25), 1, 50)] }),
  ],
})

/** What is wrong with a report, as paths of elements; none where it keeps to the structure. */
export const faultsOf = (root: XmlElement): string[] =>
  root.name === report.name ? contentFaults(root, report.content, root.name) : [root.name]

function contentFaults({ content: held }: XmlElement, content: Content, path: string): string[] {
  if ('text' in content) return typeof held === 'string' && content.text.test(held) ? [] : [path]
  if (typeof held === 'string') return [path]
  const places = 'sequence' in content ? content.sequence : [{ ...one('', content) }]
  const { faults, used } = sequenceFaults(held, places, path)
  return used < held.length ? [...faults, `${path}/${held[used]?.name}`] : faults
}

function sequenceFaults(held: readonly XmlElement[], places: readonly Place[], path: string) {
  const faults: string[] = []
  let used = 0
  for (const place of places) {
    let count = 0
    for (; count < place.max; count++) {
      const child = held[used]
      const found = child && matching(place, child)
      if (!child || !found) break
      faults.push(...contentFaults(child, found.content, `${path}/${child.name}`))
      used += 1
    }
    if (count < place.min) faults.push(`${path}/${place.name || 'oneOf'}`)
  }
  return { faults, used }
}

/** A place without a name is taken by one of several. */
function matching(place: Place, child: XmlElement): Place | undefined {
  if (place.name !== '') return place.name === child.name ? place : undefined
  return 'oneOf' in place.content ? place.content.oneOf.find(({ name }) => name === child.name) : undefined
}
