import type { DeskView } from '@fairground/contract/studio'
import { Button } from '@fairground/ui'
import { saveFile, useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useDealerDesk, useDeskState } from './desk-context.ts'

/** Sets of cards that get their codes before they come to the table; labels are for a pit boss alone. */
export function DeskSets() {
  const { t } = useTranslation()
  const desk = useDealerDesk()
  const { tool, sets, me } = useDeskState(({ view }) => view)
  const isBusy = useDeskState((state) => state.isBusy)
  const canPrint = me.rights.includes('supervise')
  if (tool !== 'shoe' || (sets.length === 0 && !canPrint)) return null
  return (
    <section className="desk-card desk-sets">
      <h2>{t('sets')}</h2>
      {canPrint && <p className="desk-small">{t('setsText')}</p>}
      <ul>
        {sets.map((set) => (
          <CardSet key={set.setId} set={set} canPrint={canPrint} />
        ))}
      </ul>
      {canPrint && (
        <Button variant="line" size="sm" busy={isBusy} onClick={() => void desk.act({ act: 'make-set' })}>
          {t('makeSet')}
        </Button>
      )}
    </section>
  )
}

function CardSet({ set, canPrint }: { set: DeskView['sets'][number]; canPrint: boolean }) {
  const { t } = useTranslation()
  const time = useTime()
  const desk = useDealerDesk()
  const isBusy = useDeskState((state) => state.isBusy)
  const isBetween = useDeskState(({ view }) => view.round === null)
  const { setId, deckSet, printedAt } = set
  const print = async () => {
    const file = await desk.labels(setId)
    if (file) saveFile(`${deckSet}.pdf`, 'application/pdf', file)
  }
  return (
    <li>
      <p>
        <bdi className="mono">{deckSet}</bdi>
        <small className="desk-small">{printedAt ? t('setPrinted', { time: time(printedAt) }) : t('setNew')}</small>
      </p>
      <div className="desk-set-acts">
        {canPrint && (
          <Button variant="line" size="sm" busy={isBusy} onClick={() => void print()}>
            {t('printSet')}
          </Button>
        )}
        <Button
          variant="line"
          size="sm"
          busy={isBusy}
          disabled={!isBetween || !printedAt}
          onClick={() => void desk.act({ act: 'new-shoe', setId })}
        >
          {t('bringSet')}
        </Button>
        {canPrint && (
          <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void desk.act({ act: 'drop-set', setId })}>
            {t('dropSet')}
          </Button>
        )}
      </div>
    </li>
  )
}
