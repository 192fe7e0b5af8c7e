import { Button, Dialog, IconButton } from '@fairground/ui'
import { Cash, useCashText } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive, useLiveState } from '../live-context.ts'
import { isAsked, tipAmounts } from './tip-amounts.ts'
import { tipWords } from './tip-words.ts'
import './tips.css'

/** Gives whoever deals something: absent at tables that take no tips. */
export function TipButton() {
  const { t } = useTranslation()
  const { opened } = useLive()
  const [isOpen, setOpen] = useState(false)
  const hasRound = useLiveState(({ table, watchedId }) => table.round !== null && watchedId === undefined)
  if (!opened.tips) return null
  return (
    <>
      <IconButton
        look="glass"
        label={t('live.tip.title')}
        icon="icon-[ph--hand-coins-duotone]"
        disabled={!hasRound}
        onClick={() => setOpen(true)}
        className="touch:size-11"
      />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('live.tip.title')}
        description={t('live.tip.text')}
        phone="bottom"
      >
        <Tips onGiven={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Tips({ onGiven }: { onGiven: () => void }) {
  const { t, i18n } = useTranslation()
  const cash = useCashText()
  const play = useLive()
  const { tips } = play.opened
  const given = useLiveState(({ tippedMinor }) => tippedMinor)
  const refusal = useLiveState(({ tipRefusal }) => tipRefusal)
  const isGiving = useLiveState((state) => state.isGiving)
  /** A large tip that waits for a second press. */
  const [asked, setAsked] = useState<bigint>()
  if (!tips) return null
  const left = BigInt(tips.roundMinorMax) - given
  const give = async (minor: bigint) => {
    setAsked(undefined)
    if (await play.tip(minor)) onGiven()
  }
  const words = tipWords({ t, i18n, cash }, refusal)
  return (
    <>
      <ul className="live-tips">
        {tipAmounts(tips).map((minor) => (
          <li key={String(minor)}>
            <Button
              block
              variant={asked === minor ? 'lamp' : 'line'}
              disabled={isGiving || minor > left}
              onClick={() => (isAsked(minor, tips) && asked !== minor ? setAsked(minor) : void give(minor))}
            >
              {asked === minor ? t('live.tip.sure', { amount: cash(minor) }) : <Cash minor={minor} />}
            </Button>
          </li>
        ))}
      </ul>
      <p className="live-tip-given">
        {t('live.tip.given', { given: cash(given), most: cash(BigInt(tips.roundMinorMax)) })}
      </p>
      {words && (
        <p role="alert" className="live-tip-refused">
          {words}
        </p>
      )}
    </>
  )
}
