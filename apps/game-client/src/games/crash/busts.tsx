import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useX100 } from './crash-board.tsx'
import { useCrashState } from './crash-context.ts'
import { bustOf } from './crash-state.ts'

const lowX100 = 200
const highX100 = 1_000
const shownMax = 50

/** Where the last rounds ended, newest first; each can be checked. */
export function Busts({ onVerify }: { onVerify: (roundId: string) => void }) {
  const { t } = useTranslation()
  const past = useCrashState((state) => state.past)
  const number = useX100()
  return (
    <ul className="crash-busts" aria-label={t('instant.crash.last')}>
      {past.slice(0, shownMax).map(({ sharedRoundId, outcome }) => {
        const x100 = bustOf(outcome)
        return (
          <li key={sharedRoundId}>
            <button
              type="button"
              className={cx('crash-bust focus-ring', x100 < lowX100 && 'is-low', x100 >= highX100 && 'is-high')}
              aria-label={t('instant.crash.check', { x: number(x100) })}
              onClick={() => onVerify(sharedRoundId)}
            >
              <bdi>{number(x100)}</bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
