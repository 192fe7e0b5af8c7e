import type { RoomFacts } from '@fairground/contract/studio'
import { useTranslation } from 'react-i18next'
import { RakeWords } from '../lobby/rake-words.tsx'
import { Pile } from '../table/chips.tsx'
import { type BetTable, collectedOf } from './bet-table.ts'

/** The pots at the end, or all that lies in the middle now; and what the house takes of them. */
export function Pots({ table, facts }: { table: BetTable; facts: RoomFacts }) {
  const { t } = useTranslation()
  const pots = table.end?.pots ?? []
  const unitMinor = BigInt(facts.unitMinor)
  const shown =
    pots.length === 0
      ? [{ label: t('room.bets.pot'), minor: collectedOf(table) }]
      : pots.map(({ amountMinor }, at) => ({
          label: at === 0 ? t('room.bets.mainPot') : t('room.bets.sidePot', { number: at }),
          minor: amountMinor,
        }))
  return (
    <div className="room-pots">
      <p>
        {shown.map(({ label, minor }) => (
          <Pile key={label} label={label} minor={minor} unitMinor={unitMinor} />
        ))}
      </p>
      <small>
        {t('room.rake')}: <RakeWords rake={facts.rake} />
      </small>
    </div>
  )
}
