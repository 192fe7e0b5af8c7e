import type { CareCause, DeskView } from '@fairground/contract/studio'
import { careCauses } from '@fairground/contract/studio'
import { Button, Check, cx, Dialog, IconButton, StatusChip } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDealerDesk, useDeskState } from './desk-context.ts'
import { SayLine } from './say-line.tsx'

type Message = DeskView['chat']['messages'][number]

/** What players say at the table, what the dealer answers, and who of them somebody worries about. */
export function DeskPlayers() {
  const { t } = useTranslation()
  const [worrying, setWorrying] = useState<Message>()
  return (
    <section className="desk-card">
      <h2>{t('players')}</h2>
      <Cares />
      <Said onWorry={setWorrying} />
      <SayLine />
      <WriteSwitch />
      {worrying && <WorryDialog message={worrying} onClose={() => setWorrying(undefined)} />}
    </section>
  )
}

const tones = { open: 'bad', taken: 'wait', closed: 'ok' } as const

function Cares() {
  const { t } = useTranslation()
  const time = useTime()
  const cares = useDeskState(({ view }) => view.cares)
  if (cares.length === 0) return null
  return (
    <ul className="desk-cares" aria-label={t('cares')}>
      {cares.map(({ careId, mark, cause, openedAt, state, by }) => (
        <li key={careId} data-care={state}>
          <span>
            <bdi>•••{mark}</bdi> {t(`care.${cause}`)}
            <small className="desk-small">
              <bdi>{time(openedAt)}</bdi>
            </small>
          </span>
          <StatusChip tone={tones[state]}>{t(`careState.${state}`, { name: by ?? '' })}</StatusChip>
        </li>
      ))}
    </ul>
  )
}

function Said({ onWorry }: { onWorry: (message: Message) => void }) {
  const { t } = useTranslation()
  const time = useTime()
  const messages = useDeskState(({ view }) => view.chat.messages)
  const box = useRef<HTMLOListElement>(null)
  const lastId = messages.at(-1)?.messageId
  useEffect(() => {
    if (lastId !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [lastId])
  if (messages.length === 0) return <p className="desk-small">{t('chatEmpty')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <ol ref={box} className="desk-chat" aria-label={t('chatSaid')} tabIndex={0}>
      {messages.map((message) => (
        <li key={message.messageId} className={cx(message.isDealer && 'is-dealer')}>
          <p className="desk-small">
            {message.isDealer ? <b>{t('chatDealer')}</b> : <bdi>•••{message.mark}</bdi>}{' '}
            <time dateTime={message.sentAt}>{time(message.sentAt)}</time>
          </p>
          <p dir="auto">{message.text}</p>
          {!message.isDealer && (
            <IconButton
              label={t('worry', { mark: message.mark })}
              icon="icon-[ph--hand-heart-duotone]"
              onClick={() => onWorry(message)}
              className="desk-worry"
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function WriteSwitch() {
  const { t } = useTranslation()
  const desk = useDealerDesk()
  const canWrite = useDeskState(({ view }) => view.chat.canWrite)
  const isSupervisor = useDeskState(({ view }) => view.me.rights.includes('supervise'))
  if (!isSupervisor) return null
  return (
    <Check
      checked={canWrite}
      onChange={({ currentTarget }) => void desk.act({ act: 'let-write', isOn: currentTarget.checked })}
    >
      {t('letWrite')}
    </Check>
  )
}

/** One press of a cause: staff have it from then on. */
function WorryDialog({ message: { messageId, mark, text }, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation()
  const desk = useDealerDesk()
  const tell = (cause: CareCause) => {
    void desk.act({ act: 'care', messageId, cause })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('worryTitle', { mark })}
      description={t('worryText')}
      phone="bottom"
      footer={
        <div className="flex w-full justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      }
    >
      <blockquote dir="auto" className="desk-quote">
        {text}
      </blockquote>
      <div className="desk-kinds">
        {careCauses.map((cause) => (
          <button key={cause} type="button" className="desk-kind focus-ring" onClick={() => tell(cause)}>
            {t(`care.${cause}`)}
          </button>
        ))}
      </div>
    </Dialog>
  )
}
