import { tableChatTextMax } from '@fairground/contract/studio'
import { Button, IconButton, Input } from '@fairground/ui'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDealerDesk, useDeskState } from './desk-context.ts'

/** What is said most, by one press. */
const quick = ['bets', 'closed', 'again'] as const

/** The console's frame lets no form leave: the button or Enter sends it. */
export function SayLine() {
  const { t } = useTranslation()
  const desk = useDealerDesk()
  const canWrite = useDeskState(({ view }) => view.chat.canWrite)
  const hasShift = useDeskState(({ view }) => view.shift !== null)
  const isBusy = useDeskState((state) => state.isBusy)
  const [text, setText] = useState('')
  if (!canWrite) return <p className="desk-small">{t('writesOff')}</p>
  const say = async (wanted: string) => {
    if (wanted.trim() === '' || isBusy) return
    await desk.act({ act: 'say', text: wanted })
    if (wanted === text && desk.screen.get().result === undefined) setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void say(text)
  }
  return (
    <div className="desk-say">
      <div className="desk-quick">
        {quick.map((one) => (
          <Button
            key={one}
            variant="line"
            size="sm"
            disabled={!hasShift || isBusy}
            onClick={() => void say(t(`quick.${one}`))}
          >
            {t(`quick.${one}`)}
          </Button>
        ))}
      </div>
      <Input
        aria-label={t('say')}
        placeholder={t(hasShift ? 'say' : 'pictureNoShift')}
        maxLength={tableChatTextMax}
        disabled={!hasShift}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        label={t('send')}
        icon="icon-[ph--paper-plane-right-fill]"
        disabled={!hasShift || text.trim() === ''}
        onClick={() => void say(text)}
      />
    </div>
  )
}
