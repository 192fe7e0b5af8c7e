import { Button } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toldText } from './card-words.ts'
import { useDealerDesk, useDeskState } from './desk-context.ts'
import { CardEntry, CoinsEntry, DiceEntry, type EntryProps, PocketEntry } from './told-entries.tsx'
import { useWhat } from './use-what.ts'

const entries: Readonly<Record<string, (props: EntryProps) => ReactNode>> = {
  card: CardEntry,
  pocket: PocketEntry,
  dice: DiceEntry,
  coins: CoinsEntry,
}

/** The step that is expected, typed by hand. */
export function DeskKeys() {
  const { t } = useTranslation()
  const desk = useDealerDesk()
  const round = useDeskState(({ view }) => view.round)
  const isBusy = useDeskState((state) => state.isBusy)
  const [told, setTold] = useState('')
  const expected = round?.expected
  const what = useWhat(expected?.what)
  const Entry = expected && entries[expected.kind]
  if (!round || !expected || !Entry || round.phase !== 'running') return null
  const { sharedRoundId, mine } = round
  return (
    // The console's frame lets no form leave: a press of the button does it.
    <section className="desk-card desk-keys">
      <h2>{t('entry', { what })}</h2>
      <Entry onTell={setTold} />
      <div className="desk-keys-foot">
        <p className="desk-small">{mine !== null && t('mine', { told: toldText(mine) })}</p>
        <Button
          onClick={() => void desk.act({ act: 'enter', sharedRoundId, step: expected.step, told })}
          variant="lamp"
          size="lg"
          busy={isBusy}
          disabled={!told || round.pausedFor !== null}
          className="desk-enter"
        >
          {told ? t('enter', { told: toldText(told) }) : t('enterNone')}
        </Button>
      </div>
    </section>
  )
}
