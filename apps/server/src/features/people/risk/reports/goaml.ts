import { element, type XmlElement } from './xml.ts'

/** A person who owns an account here, as far as known. */
export interface ReportedPerson {
  name: string
  birthday: string | undefined
  mobile: string | undefined
  email: string | undefined
}

export interface ReportedTransfer {
  id: string
  kind: 'deposit' | 'withdrawal'
  at: Date
  /** A decimal string. */
  amount: string
  /** What the money came from or went to, as far as known: a bank and the last digits. */
  bank: string
  accountNo: string
  accountName: string | undefined
}

export interface ReportingUnit {
  entityId: number
  branch: string
  address: string
  city: string
  countryCode: string
  personFirstName: string
  personLastName: string
}

export interface ReportFacts {
  unit: ReportingUnit
  /** What people call the case. */
  reference: string
  madeAt: Date
  currency: string
  reason: string
  /** What was done about it. */
  action: string
  memberId: string
  account: string
  openedAt: Date
  balance: string
  person: ReportedPerson
  transfers: readonly ReportedTransfer[]
  /** Ids of the rules that found something. */
  indicators: readonly string[]
}

const timeText = (at: Date): string => at.toISOString().slice(0, 19)
const siteName = 'Fairground'

/** The report of a case to a financial intelligence unit, in the words and the order of goAML. */
export function goamlReport(facts: ReportFacts): XmlElement {
  const { unit, reference, madeAt, currency, reason, action, transfers, indicators } = facts
  return element('report', [
    element('rentity_id', String(unit.entityId)),
    element('rentity_branch', unit.branch),
    element('submission_code', 'E'),
    element('report_code', 'STR'),
    element('entity_reference', reference),
    element('submission_date', timeText(madeAt)),
    element('currency_code_local', currency),
    element('reporting_person', [
      element('first_name', unit.personFirstName),
      element('last_name', unit.personLastName),
    ]),
    element('location', [
      element('address_type', 'B'),
      element('address', unit.address),
      element('city', unit.city),
      element('country_code', unit.countryCode),
    ]),
    element('reason', reason),
    element('action', action),
    ...transfers.map((transfer) => transactionOf(transfer, facts)),
    element(
      'report_indicators',
      indicators.map((id) => element('indicator', id)),
    ),
  ])
}

function transactionOf(transfer: ReportedTransfer, facts: ReportFacts): XmlElement {
  const isDeposit = transfer.kind === 'deposit'
  const country = facts.unit.countryCode
  const own = accountOf(facts, isDeposit ? 'to_account' : 'from_account')
  const outside = element(isDeposit ? 'from_account' : 'to_account', [
    element('institution_name', transfer.bank),
    element('account', transfer.accountNo),
    element('currency_code', facts.currency),
    transfer.accountName === undefined ? undefined : element('account_name', transfer.accountName),
  ])
  const side = (way: 'from' | 'to', isClient: boolean, account: XmlElement) =>
    element(isClient ? `t_${way}_my_client` : `t_${way}`, [
      element(`${way}_funds_code`, 'E'),
      account,
      element(`${way}_country`, country),
    ])
  return element('transaction', [
    element('transactionnumber', transfer.id),
    element('internal_ref_number', transfer.id),
    element('transaction_location', siteName),
    element('transaction_description', isDeposit ? 'Deposit to a gaming account' : 'Withdrawal from a gaming account'),
    element('date_transaction', timeText(transfer.at)),
    element('transmode_code', 'EFT'),
    element('amount_local', transfer.amount),
    side('from', !isDeposit, isDeposit ? outside : own),
    side('to', isDeposit, isDeposit ? own : outside),
  ])
}

function accountOf({ account, memberId, currency, openedAt, balance, person }: ReportFacts, name: string): XmlElement {
  return element(name, [
    element('institution_name', siteName),
    element('account', memberId),
    element('currency_code', currency),
    element('account_name', account),
    element('signatory', [element('is_primary', 'true'), element('t_person', personOf(person)), element('role', 'A')]),
    element('opened', timeText(openedAt)),
    element('balance', balance),
  ])
}

/** The last word of a name is the given one here; who has one word only has it twice, as the unit asks for both. */
function personOf({ name, birthday, mobile, email }: ReportedPerson): (XmlElement | undefined)[] {
  const parts = name.trim().split(/\s+/)
  return [
    element('first_name', parts.at(-1) ?? name),
    element('last_name', parts.length > 1 ? parts.slice(0, -1).join(' ') : name),
    birthday === undefined ? undefined : element('birthdate', `${birthday}T00:00:00`),
    mobile === undefined
      ? undefined
      : element('phones', [
          element('phone', [
            element('tph_contact_type', 'P'),
            element('tph_communication_type', 'M'),
            element('tph_number', mobile),
          ]),
        ]),
    email === undefined ? undefined : element('email', email),
  ]
}
