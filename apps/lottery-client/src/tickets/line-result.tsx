import type { LotteryLineView } from '@fairground/contract/lottery'
import type { Lottery } from '@fairground/lottery-rules'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { PickedNumbers } from '../basket/picked-numbers.tsx'
import { useBetNames } from '../lib/names.ts'
import { none, priceLine } from '../play/line.ts'

/** A line of a ticket that was bought: its numbers, and why it won or did not. */
export function LineResult({ line, rules }: { line: LotteryLineView; rules: Lottery }) {
  const { t } = useTranslation()
  const { play: playName } = useBetNames(rules.id)
  const eachMinor = winOfEach(rules, line)
  return (
    <li className="rounded-sm bg-surface-1 px-3 py-2 text-sm">
      <div className="flex flex-wrap justify-between gap-x-3">
        <b>{playName(line.play)}</b>
        <span className="text-ink-3">
          {t('add.bets', { bets: line.bets })} · <Cash minor={BigInt(line.stakeMinor)} />
        </span>
      </div>
      {line.numbers.length > 0 && <PickedNumbers selection={line.numbers} keys={line.numbers} />}
      {line.hits !== null && (
        <p className="mt-1.5 flex justify-between gap-3">
          <span className="text-ink-2">
            {line.hits > 0 ? t('tickets.hits', { hits: line.hits }) : t('tickets.noHit')}
            {eachMinor !== undefined && (
              <>
                {' × '}
                <Cash minor={eachMinor} />
              </>
            )}
          </span>
          {line.payoutMinor !== null && BigInt(line.payoutMinor) > none && <Cash minor={BigInt(line.payoutMinor)} />}
        </p>
      )}
    </li>
  )
}

/** What each win of a line paid, where all of them paid the same. */
function winOfEach(rules: Lottery, line: LotteryLineView): bigint | undefined {
  const { play, selection, factor, hits, payoutMinor } = line
  if (hits === null || hits === 0) return undefined
  const priced = priceLine(rules, { id: '', play, selection, unitMinor: BigInt(line.unitMinor), factor }, line.terms)
  return priced && priced.winMinor * BigInt(hits) === BigInt(payoutMinor ?? '0') ? priced.winMinor : undefined
}
