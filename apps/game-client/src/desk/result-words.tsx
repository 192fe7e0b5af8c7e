import { useTranslation } from 'react-i18next'

const known = [
  ...['waiting', 'first', 'DIFFERS', 'BEFORE_LOCK', 'PAUSED', 'BAD_VALUE', 'NOT_IN_SHOE'],
  ...['SUPERVISOR_NEEDED', 'ROUND_UNDER_WAY', 'refused', 'TABLE_STOPPED', 'STAYS_STOPPED'],
  ...['OTHER_PERSON_NEEDED', 'DEVICE_KNOWN', 'NO_DEVICE', 'REVIEW_OPEN'],
  ...['NOT_PRINTED', 'SETS_WAIT', 'NO_SET'],
  ...['WRITES_OFF', 'TOO_FAST', 'SAID_ALREADY', 'NO_CONTACTS', 'BAD_REQUEST', 'CARE_OPEN', 'NO_PLAYER'],
  ...['SHIFT_ENDS_SOON', 'NOT_PLANNED', 'DEALS_ELSEWHERE'],
]

/** What an act came to. */
export function ResultWords({ result }: { result: string }) {
  const { t } = useTranslation()
  return <>{t(`result.${known.includes(result) ? result : 'other'}`)}</>
}
