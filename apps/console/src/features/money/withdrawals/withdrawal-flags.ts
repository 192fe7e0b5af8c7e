import type { StaffWithdrawal } from '@fairground/contract'

export interface Flag {
  /** Text of the catalogue. */
  key: string
  tone: 'ok' | 'wait' | 'bad'
  args: Record<string, string | number>
}

type Facts = Pick<StaffWithdrawal, 'checks' | 'approvals' | 'approvalsNeeded'>

/** What a row must say in a word: doubts first, then the second person, or that all is well. */
export function flagsOf({ checks, approvals, approvalsNeeded }: Facts): Flag[] {
  const doubts = checks
    .filter(({ key, isGood }) => !isGood && key !== 'check.twoPeople')
    .map(({ key, args }) => ({ key: key.replace(/^check\./, 'flag.'), tone: toneOf(key), args }))
    .sort((one, other) => Number(other.tone === 'bad') - Number(one.tone === 'bad'))
  const args = { given: approvals.length, needed: approvalsNeeded }
  const second: Flag[] =
    approvalsNeeded > 1
      ? [{ key: approvals.length > 0 ? 'flag.halfApproved' : 'flag.twoPeople', tone: 'wait', args }]
      : []
  const flags = [...doubts, ...second]
  return flags.length > 0 ? flags : [{ key: 'flag.allGood', tone: 'ok', args: {} }]
}

const toneOf = (key: string): Flag['tone'] => (key === 'check.ownName' ? 'bad' : 'wait')
